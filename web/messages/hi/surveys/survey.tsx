import type { Messages } from '../../messages.ts';

export const survey: Messages['survey'] = {
  personalInformation: 'व्यक्ति की जानकारी',
  ageAndGender: 'उम्र और लिंग',
  sameAddress: 'वही जो डाक का पता है',
  cityAndConstituency: 'शहर, चुनाव क्षेत्र',
  otherDocument: 'दूसरा पहचान पत्र',
  additionalInformation: 'और जानकारी',
  employedWith: (income) => `हाँ, महीने के ${income}`,
  entryNumber: 'सर्वे का क्रमांक',
  showAadhaar: 'आधार नंबर दिखाएँ',
  hideAadhaar: 'आधार नंबर छिपाएँ',
  readingWasRecorded: 'आपने नंबर देखा, यह लिख लिया गया है',
  readingIsRecorded: 'नंबर किसने देखा, यह लिख लिया जाता है',
  numbersWithheld: 'पहचान पत्रों के नंबर अभी पूरे नहीं दिखेंगे',
  numbersWithheldReason: 'नंबर किसने देखा, यह लिखना ज़रूरी है, और अभी कुछ भी सहेजा नहीं जा सकता।',

  new: 'नया',
  recorded: (time) => `सर्वे भरा गया: ${time}`,
  recordedAndCame: (recorded, came) => `सर्वे भरा गया: ${recorded}, यहाँ पहुँचा: ${came}`,
  deletedOn: (date) => `${date} को हटाया गया`,
  deletedBy: (name, when) => `${name} ने यह सर्वे ${when} हटाया।`,
  deleted: (when) => `यह सर्वे ${when} हटाया गया।`,
  mergedFrom: 'इस व्यक्ति के दूसरे सर्वे इसमें मिलाए गए हैं',
  entry: (id) => `सर्वे ${id}`,
  mergedInto: (id) => `इसे सर्वे ${id} में मिलाया गया था।`,
  undoesMerge: 'वापस लाने पर मिलाना रद्द हो जाएगा।',
  deletedNote: 'अब यह किसी सूची में नहीं है। इसे वापस लाया जा सकता है।',
  edit: 'सर्वे बदलें',
  delete: 'सर्वे हटाएँ',
  restore: 'सर्वे वापस लाएँ',

  deletedPerson: (name, type, age, date) => (
    <>
      {name}, {type}, उम्र {age}, सर्वे {date} को भरा गया।
    </>
  ),
  adminMayRestore: 'यह आपकी सूची से हट जाएगा। एडमिन इसे वापस ला सकते हैं।',
  youMayRestore: 'यह हर सूची से हट जाएगा। आप इसे वापस ला सकते हैं।',
  wasDeleted: 'सर्वे हटाया गया',
  isBack: (name) => `${name} का सर्वे सूची में वापस आ गया`,

  restoreThis: 'यह सर्वे वापस लाना है?',
  restoring: 'वापस लाया जा रहा है...',
  restoredPerson: (name, type, age, volunteer) => (
    <>
      {name}, {type}, उम्र {age}। यह सर्वे {volunteer} की सूची में वापस आएगा।
    </>
  ),
  wasRestored: 'सर्वे वापस आ गया',
  deletion: {
    title: 'यह सर्वे हटाना है?',
    confirm: 'सर्वे हटाएँ',
    deleting: 'हटाया जा रहा है...',
  },
  erasure: {
    title: 'यह सर्वे हमेशा के लिए हटाएँ?',
    consequence:
      'सर्वे उन सब बातों के साथ हट जाएगा जो उसमें कभी लिखी गईं। फिर इसे कोई वापस नहीं ला सकेगा। अब तक के बैकअप में यह तब तक रहेगा, जब तक वे हटाए नहीं जाते।',
    mergedFirst: 'पहले वे सर्वे हमेशा के लिए हटाएँ जो इसमें मिलाए गए, वे इसी व्यक्ति के हैं:',
    confirm: 'हमेशा के लिए हटाएँ',
    erasing: 'हटाया जा रहा है...',
    erased: 'सर्वे हमेशा के लिए हट गया',
  },
};
