import type { Messages } from '../messages.ts';

export const ui: Messages['ui'] = {
  cancel: 'राहू द्या',
  close: 'बंद करा',
  closeMessage: 'सूचना बंद करा',
  optional: 'हवे तर भरा',
  thingsToCorrect: (count) =>
    count === 1 ? '1 गोष्ट दुरुस्त करायची आहे' : `${count} गोष्टी दुरुस्त करायच्या आहेत`,
  showPassword: 'पासवर्ड दाखवा',
  hidePassword: 'पासवर्ड लपवा',
  show: 'दाखवा',
  hide: 'लपवा',
  pages: 'पाने',
  pageSize: (size) => `एका पानावर ${size}`,
  first: 'पहिले',
  previous: 'मागे',
  next: 'पुढे',
  last: 'शेवटचे',
  page: (page, pages) => `${pages} पैकी पान ${page}`,
  range: (from, to, all) => `${all} पैकी ${from}–${to}`,
  found: (count) => `${count} सापडले`,
  actions: 'कृती',
  notGiven: 'दिलेले नाही',
  sortBy: 'क्रम',
  ascending: 'चढता',
  descending: 'उतरता',
  showLabel: 'दाखवा',
};
