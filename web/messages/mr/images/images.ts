import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

const SORTS = { name: 'नाव', date: 'तारीख', size: 'आकार' };
const DIRECTIONS = { ascending: 'चढता', descending: 'उतरता' };

export const images: Messages['images'] = {
  about:
    'संकेतस्थळाच्या पानांवरची चित्रे. JPG, PNG, WebP, AVIF किंवा GIF, 10 MB पर्यंत. त्याहून मोठे फोटो आधी लहान केले जातात',
  dashboard: 'ॲडमिन कक्ष',
  account: 'स्वयंसेवक कक्ष',
  trash: 'कचरापेटी',
  trashOf: (count) => `कचरापेटी (${count})`,

  caption: (sort, direction) => `चित्रे, क्रम: ${SORTS[sort]}, ${DIRECTIONS[direction]}`,
  sorts: SORTS,
  preview: 'चित्र',
  fileName: 'फाइलचे नाव',
  size: 'आकार',
  lastModified: 'कधी बदलले',
  previewOf: (name) => `${name} पाहा`,
  replace: 'दुसरे लावा',
  delete: 'हटवा',
  confirm: 'होय, हटवा',
  confirmDelete: (name) => `होय, हटवा: ${name}`,
  pressConfirm: (name, usage) => `${name} हटवायचे असेल, तर “होय, हटवा” दाबा. ${usage}.`,
  deleted: (name) => `${name} हटवले`,

  dimensions: ({ width, height }) => `${width} x ${height} पिक्सेल`,
  bytes: (count) => `${count} बाइट`,
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
  usedOn: (pages) => `या पानांवर लावले आहे: ${pages}`,
  usedOnAndNote: (pages, note) => `या पानांवर लावले आहे: ${pages}. ${note}`,
  notUsed: 'कोणत्याही पानावर लावलेले नाही',
  notes: { 'Shown wherever a picture is missing': 'जिथे चित्र सापडत नाही, तिथे हे दिसते' },

  search: 'चित्र शोधा',
  searchPlaceholder: 'चित्र शोधा...',
  closeSearch: 'शोध बंद करा',
  clearSearch: 'शोधलेले पुसा',
  found: (count) => plural('mr', count, { one: '# चित्र सापडले', other: '# चित्रे सापडली' }),
  noMatch: 'या शोधात एकही चित्र सापडले नाही',
  noImages: 'अजून एकही चित्र नाही',
  addImages: 'चित्र जोडण्यासाठी वर “चित्र अपलोड करा” दाबा.',
  checkDirectory: 'चित्रांच्या फोल्डरमध्ये लिहिता येते का, हे सर्व्हर सांभाळणाऱ्यांना विचारा.',

  previous: 'मागचे चित्र',
  next: 'पुढचे चित्र',
  position: (position, all) => `${all} पैकी ${position}`,
};
