import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

const SORTS = { name: 'नाम', date: 'तारीख़', size: 'आकार' };
const DIRECTIONS = { ascending: 'बढ़ता हुआ', descending: 'घटता हुआ' };

export const images: Messages['images'] = {
  about:
    'वेबसाइट के पन्नों की तस्वीरें। JPG, PNG, WebP, AVIF या GIF, 10 MB तक। इससे बड़ी फ़ोटो पहले छोटी की जाती है',
  dashboard: 'एडमिन कक्ष',
  account: 'स्वयंसेवक कक्ष',
  trash: 'कूड़ेदान',
  trashOf: (count) => `कूड़ेदान (${count})`,

  caption: (sort, direction) => `तस्वीरें, क्रम: ${SORTS[sort]}, ${DIRECTIONS[direction]}`,
  sorts: SORTS,
  preview: 'तस्वीर',
  fileName: 'फ़ाइल का नाम',
  size: 'आकार',
  lastModified: 'कब बदली गई',
  previewOf: (name) => `${name} देखें`,
  replace: 'दूसरी लगाएँ',
  delete: 'हटाएँ',
  confirm: 'हाँ, हटाएँ',
  confirmDelete: (name) => `हाँ, हटाएँ: ${name}`,
  pressConfirm: (name, usage) => `${name} को हटाना हो, तो “हाँ, हटाएँ” दबाएँ। ${usage}।`,
  deleted: (name) => `${name} हटा दी गई`,

  dimensions: ({ width, height }) => `${width} x ${height} पिक्सल`,
  bytes: (count) => `${count} बाइट`,
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
  usedOn: (pages) => `इन पन्नों पर लगी है: ${pages}`,
  usedOnAndNote: (pages, note) => `इन पन्नों पर लगी है: ${pages}। ${note}`,
  notUsed: 'किसी पन्ने पर नहीं लगी है',
  notes: { 'Shown wherever a picture is missing': 'जहाँ तस्वीर नहीं मिलती, वहाँ यह दिखती है' },

  search: 'तस्वीर खोजें',
  searchPlaceholder: 'तस्वीर खोजें...',
  closeSearch: 'खोज बंद करें',
  clearSearch: 'खोज हटाएँ',
  found: (count) => plural('hi', count, { one: '# तस्वीर मिली', other: '# तस्वीरें मिलीं' }),
  noMatch: 'इस खोज से कोई तस्वीर नहीं मिली',
  noImages: 'अभी कोई तस्वीर नहीं है',
  addImages: 'तस्वीर जोड़ने के लिए ऊपर “तस्वीर अपलोड करें” दबाएँ।',
  checkDirectory: 'सर्वर सँभालने वालों से पूछ लें कि तस्वीरों के फ़ोल्डर में लिखा जा सकता है या नहीं।',

  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  position: (position, all) => `${all} में से ${position}`,
};
