import type { Messages } from '../../messages.ts';

export const surveyList: Messages['surveyList'] = {
  type: 'किसका सर्वे',
  all: 'सभी',
  searchHint: 'नाम, मोबाइल या जगह',
  entries: 'सर्वे',
  statuses: { live: 'मौजूदा', deleted: 'हटाए गए' },
  sort: 'क्रम',
  sorts: {
    date_new: 'नए पहले',
    date_old: 'पुराने पहले',
    '-changed': 'सबसे नए बदलाव पहले',
    changed: 'सबसे पुराने बदलाव पहले',
    name: 'नाम, अ से ज्ञ',
    '-name': 'नाम, ज्ञ से अ',
    age: 'कम उम्र पहले',
    '-age': 'ज़्यादा उम्र पहले',
  },
  sortsInCaption: {
    date_new: 'नए पहले',
    date_old: 'पुराने पहले',
    '-changed': 'सबसे नए बदलाव पहले',
    changed: 'सबसे पुराने बदलाव पहले',
    name: 'नाम, अ से ज्ञ',
    '-name': 'नाम, ज्ञ से अ',
    age: 'कम उम्र पहले',
    '-age': 'ज़्यादा उम्र पहले',
  },

  captions: {
    live: (sort: string) => `सर्वे की सूची, ${sort}`,
    deleted: (sort: string) => `हटाए गए सर्वे की सूची, ${sort}`,
  },
  head: {
    name: 'नाम',
    facts: 'किसका सर्वे, उम्र, लिंग',
    mobile: 'मोबाइल',
    place: 'जगह',
    createdBy: 'सर्वे किसने भरा',
    recorded: 'कब भरा',
  },
  recordedBy: { before: '', after: ' ने भरा' },
  view: 'देखें',
  edit: 'बदलें',
  delete: 'हटाएँ',
  restore: 'वापस लाएँ',

  entriesOf: (volunteer) => <>{volunteer} के भरे हुए सर्वे</>,
  unnamedVolunteer: (id) => `स्वयंसेवक ${id}`,
  showEverybodys: 'सबके भरे हुए सर्वे दिखाएँ',

  export: (entries) => <>{entries} फ़ाइल बनाएँ</>,
  exportedEntries: (_, formatted) => `${formatted} सर्वे की`,
  excel: 'Excel',
  exportExcel: (entries) => `${entries} Excel फ़ाइल बनाएँ`,
  exporting: 'फ़ाइल बन रही है...',
  exported: (file) => `फ़ाइल बन गई: ${file}`,

  empty: 'अभी कोई सर्वे नहीं है',
  emptyForAdmin: 'भरे हुए सर्वे यहाँ दिखेंगे। शुरू करने के लिए “नया सर्वे भरें” दबाएँ।',
  emptyForVolunteer: 'आप जिनका सर्वे भरेंगे, वे यहाँ दिखेंगे। शुरू करने के लिए “नया सर्वे भरें” दबाएँ।',
  noMatch: (search) => `“${search}” खोजने पर कोई सर्वे नहीं मिला`,
  noDeletedMatch: (search) => `“${search}” खोजने पर कोई हटाया गया सर्वे नहीं मिला`,
  onlyAlike: (count, formatted) =>
    count === 1
      ? 'ठीक यही नाम नहीं मिला; 1 मिलता-जुलता'
      : `ठीक यही नाम नहीं मिला; ${formatted} मिलते-जुलते`,
  alsoAlike: (count, formatted) =>
    count === 1 ? 'आख़िरी वाला सिर्फ़ मिलता-जुलता है' : `आख़िर के ${formatted} सिर्फ़ मिलते-जुलते हैं`,
  noneOfKind: 'ऐसा कोई सर्वे नहीं है',
  noDeletedOfKind: 'ऐसा कोई हटाया गया सर्वे नहीं है',
  clearSearch: 'खोज हटाएँ',
  showAll: 'सभी दिखाएँ',
  showDeleted: 'हटाए गए सर्वे दिखाएँ',
};
