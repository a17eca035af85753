import type { Messages } from '../../messages.ts';

export const surveyList: Messages['surveyList'] = {
  type: 'कोणाची नोंद',
  all: 'सर्व',
  searchHint: 'नाव, मोबाइल किंवा ठिकाण',
  entries: 'नोंदी',
  statuses: { live: 'सध्याच्या', deleted: 'हटवलेल्या' },
  sort: 'क्रम',
  sorts: {
    date_new: 'नवीन आधी',
    date_old: 'जुन्या आधी',
    '-changed': 'नुकत्याच बदललेल्या आधी',
    changed: 'पूर्वी बदललेल्या आधी',
    name: 'नाव, अ ते ज्ञ',
    '-name': 'नाव, ज्ञ ते अ',
    age: 'कमी वय आधी',
    '-age': 'जास्त वय आधी',
  },
  sortsInCaption: {
    date_new: 'नवीन आधी',
    date_old: 'जुन्या आधी',
    '-changed': 'नुकत्याच बदललेल्या आधी',
    changed: 'पूर्वी बदललेल्या आधी',
    name: 'नाव, अ ते ज्ञ',
    '-name': 'नाव, ज्ञ ते अ',
    age: 'कमी वय आधी',
    '-age': 'जास्त वय आधी',
  },

  captions: {
    live: (sort: string) => `नोंदींची यादी, ${sort}`,
    deleted: (sort: string) => `हटवलेल्या नोंदींची यादी, ${sort}`,
  },
  head: {
    name: 'नाव',
    facts: 'कोणाची नोंद, वय, लिंग',
    mobile: 'मोबाइल',
    place: 'ठिकाण',
    createdBy: 'नोंद कोणी केली',
    recorded: 'कधी केली',
  },
  recordedBy: { before: '', after: ' यांनी केली' },
  view: 'पाहा',
  edit: 'बदला',
  delete: 'हटवा',
  restore: 'परत आणा',

  entriesOf: (volunteer) => <>{volunteer} यांनी केलेल्या नोंदी</>,
  unnamedVolunteer: (id) => `स्वयंसेवक ${id}`,
  showEverybodys: 'सर्वांनी केलेल्या नोंदी दाखवा',

  export: (entries) => <>{entries} फाइल तयार करा</>,
  exportedEntries: (count, formatted) =>
    count === 1 ? `${formatted} नोंदीची` : `${formatted} नोंदींची`,
  excel: 'Excel',
  exportExcel: (entries) => `${entries} Excel फाइल तयार करा`,
  exporting: 'फाइल तयार होत आहे...',
  exported: (file) => `फाइल तयार झाली: ${file}`,

  empty: 'अजून एकही नोंद नाही',
  emptyForAdmin: 'केलेल्या नोंदी इथे दिसतील. सुरू करण्यासाठी “नवीन नोंद करा” दाबा.',
  emptyForVolunteer: 'आपण ज्यांची नोंद कराल, ते इथे दिसतील. सुरू करण्यासाठी “नवीन नोंद करा” दाबा.',
  noMatch: (search) => `“${search}” शोधल्यावर एकही नोंद सापडली नाही`,
  noDeletedMatch: (search) => `“${search}” शोधल्यावर एकही हटवलेली नोंद सापडली नाही`,
  onlyAlike: (count, formatted) =>
    count === 1
      ? 'नेमके हेच नाव सापडले नाही; 1 मिळतीजुळती नोंद'
      : `नेमके हेच नाव सापडले नाही; ${formatted} मिळत्याजुळत्या नोंदी`,
  alsoAlike: (count, formatted) =>
    count === 1 ? 'शेवटची नोंद फक्त मिळतीजुळती आहे' : `शेवटच्या ${formatted} फक्त मिळत्याजुळत्या आहेत`,
  noneOfKind: 'अशी एकही नोंद नाही',
  noDeletedOfKind: 'अशी एकही हटवलेली नोंद नाही',
  clearSearch: 'शोधलेले पुसा',
  showAll: 'सर्व दाखवा',
  showDeleted: 'हटवलेल्या नोंदी दाखवा',
};
