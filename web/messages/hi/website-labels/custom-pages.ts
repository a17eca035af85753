import type { LabelsByEnglish } from '../../website-labels.ts';

/** Labels of the pages that the trust adds. */
export const customPages: LabelsByEnglish = {
  'Own pages': 'अपने पन्ने',
  Pages: 'पन्ने',
  Page: 'पन्ना',
  'In the menu and in the footer': 'मेन्यू में और पन्ने के निचले हिस्से में दिखता है',
  'Where visitors find it': 'पढ़ने वालों को कहाँ मिले',
  'In the menu and the footer': 'मेन्यू में और पन्ने के निचले हिस्से में',
  'In the footer': 'पन्ने के निचले हिस्से में',
  'Only by its address': 'सिर्फ़ उसके पते से',
  'Beside the pages': 'पन्नों के साथ',
  'Link to a page': 'पन्ने का लिंक',
  'Link to all pages': 'सारे पन्नों का लिंक',
  'Without pages': 'पन्ना न हो तो',
};
