import type { Messages } from '../../messages.ts';

export const survey: Messages['survey'] = {
  personalInformation: 'व्यक्तीची माहिती',
  ageAndGender: 'वय आणि लिंग',
  sameAddress: 'पत्रव्यवहाराचा पत्ताच',
  cityAndConstituency: 'शहर, मतदारसंघ',
  otherDocument: 'दुसरे ओळखपत्र',
  additionalInformation: 'इतर माहिती',
  employedWith: (income) => `होय, महिन्याला ${income}`,
  entryNumber: 'नोंदीचा क्रमांक',
  showAadhaar: 'आधार नंबर दाखवा',
  hideAadhaar: 'आधार नंबर लपवा',
  readingWasRecorded: 'आपण नंबर पाहिला, हे लिहून ठेवले आहे',
  readingIsRecorded: 'नंबर कोणी पाहिला, हे लिहून ठेवले जाते',
  numbersWithheld: 'ओळखपत्रांचे नंबर सध्या पूर्ण दिसणार नाहीत',
  numbersWithheldReason: 'नंबर कोणी पाहिला, हे लिहून ठेवावे लागते, आणि सध्या काहीच जतन करता येत नाही.',

  new: 'नवीन',
  recorded: (time) => `नोंद केली: ${time}`,
  recordedAndCame: (recorded, came) => `नोंद केली: ${recorded}, इथे पोहोचली: ${came}`,
  deletedOn: (date) => `${date} रोजी हटवली`,
  deletedBy: (name, when) => `${name} यांनी ही नोंद ${when} हटवली.`,
  deleted: (when) => `ही नोंद ${when} हटवली.`,
  mergedFrom: 'या व्यक्तीच्या इतर नोंदी यात एकत्र केल्या आहेत',
  entry: (id) => `नोंद ${id}`,
  mergedInto: (id) => `ही नोंद ${id} मध्ये एकत्र केली होती.`,
  undoesMerge: 'परत आणल्यास एकत्रीकरण रद्द होईल.',
  deletedNote: 'ती आता कोणत्याही यादीत नाही. ती परत आणता येते.',
  edit: 'नोंद बदला',
  delete: 'नोंद हटवा',
  restore: 'नोंद परत आणा',

  deletedPerson: (name, type, age, date) => (
    <>
      {name}, {type}, वय {age}, नोंद {date} रोजी केली.
    </>
  ),
  adminMayRestore: 'ही नोंद आपल्या यादीतून जाईल. ॲडमिन ती परत आणू शकतात.',
  youMayRestore: 'ही नोंद सर्व याद्यांमधून जाईल. आपण ती परत आणू शकता.',
  wasDeleted: 'नोंद हटवली',
  isBack: (name) => `${name} यांची नोंद यादीत परत आली`,

  restoreThis: 'ही नोंद परत आणायची?',
  restoring: 'परत आणत आहे...',
  restoredPerson: (name, type, age, volunteer) => (
    <>
      {name}, {type}, वय {age}. ही नोंद {volunteer} यांच्या यादीत परत येईल.
    </>
  ),
  wasRestored: 'नोंद परत आणली',
  deletion: {
    title: 'ही नोंद हटवायची?',
    confirm: 'नोंद हटवा',
    deleting: 'हटवत आहे...',
  },
  erasure: {
    title: 'ही नोंद कायमची हटवायची का?',
    consequence:
      'नोंदीत आजवर जे काही लिहिले गेले, त्या सर्वांसह ती जाईल. मग ती कोणी परत आणू शकणार नाही. आतापर्यंतच्या बॅकअपमध्ये ती ते बॅकअप हटवेपर्यंत राहील.',
    mergedFirst: 'यात एकत्र केलेल्या नोंदी आधी कायमच्या हटवा, त्या याच व्यक्तीच्या आहेत:',
    confirm: 'कायमची हटवा',
    erasing: 'हटवत आहे...',
    erased: 'नोंद कायमची हटवली',
  },
};
