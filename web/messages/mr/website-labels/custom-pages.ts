import type { LabelsByEnglish } from '../../website-labels.ts';

/** Labels of the pages that the trust adds. */
export const customPages: LabelsByEnglish = {
  'Own pages': 'स्वतःची पाने',
  Pages: 'पाने',
  Page: 'पान',
  'In the menu and in the footer': 'मेनूमध्ये आणि पानाच्या तळाशी दिसते',
  'Where visitors find it': 'वाचकांना कुठे सापडावे',
  'In the menu and the footer': 'मेनूमध्ये आणि पानाच्या तळाशी',
  'In the footer': 'पानाच्या तळाशी',
  'Only by its address': 'फक्त त्याच्या पत्त्यावरून',
  'Beside the pages': 'पानांसोबत',
  'Link to a page': 'पानाची लिंक',
  'Link to all pages': 'सर्व पानांची लिंक',
  'Without pages': 'पान नसेल तर',
};
