import type { Messages } from '../../messages.ts';

export const surveyForm: Messages['surveyForm'] = {
  newTitle: 'नया सर्वे',
  editTitle: 'सर्वे बदलें',
  surveyEntries: 'सर्वे की सूची',
  closeForm: 'फ़ॉर्म बंद करें',
  submit: 'सर्वे जमा करें',
  submitting: 'जमा हो रहा है...',
  submitted: 'सर्वे जमा हो गया',
  saveChanges: 'बदलाव सहेजें',
  saving: 'सहेजा जा रहा है...',
  updated: 'सर्वे के बदलाव सहेजे गए',
  unchanged: 'कुछ बदला नहीं गया',
  nothingLost: 'कुछ खोया नहीं है: आपका लिखा हुआ यहीं है।',
  leave: {
    title: 'बिना सहेजे फ़ॉर्म छोड़ें?',
    stay: 'लिखते रहें',
    text: 'आपने इस फ़ॉर्म में जो लिखा है, वह इस फ़ोन या कंप्यूटर पर सहेजा नहीं गया है।',
  },
  choose: 'चुनें',

  volunteer: {
    label: 'स्वयंसेवक',
    hint: 'यह सर्वे किसके नाम पर रहेगा',
    offered: { active: 'चालू खाते वाले स्वयंसेवक', all: 'स्वयंसेवक' },
    noneFound: {
      active: 'चालू खाते वालों में ऐसे कोई स्वयंसेवक नहीं मिले',
      all: 'ऐसे कोई स्वयंसेवक नहीं मिले',
    },
    option: (name, email, { isAdmin, isInactive }) =>
      `${name} (${email})${isAdmin ? ' - एडमिन' : ''}${isInactive ? ' - खाता बंद' : ''}`,
    deleted: (name) => `${name} - खाता हटाया गया`,
    numbered: (id) => `स्वयंसेवक ${id}`,
  },

  household: {
    another: 'इसी परिवार का एक और सर्वे',
    prefilled: (name, fields) => `${name} के सर्वे से लिया गया: ${fields}`,
    from: (name) => `${name} के सर्वे से`,
    undo: 'हटाएँ',
    undoAll: 'सब हटाएँ',
  },
  noSchool: 'कोई नहीं',
  keepStoredNumber: (mask) => `सहेजा गया नंबर ही रखें, ${mask}`,
  write: (text) => `“${text}” लिखें`,

  sections: 'फ़ॉर्म के भाग',
  toCorrect: (count, hidden) => (
    <>
      {count}
      {hidden(count === 1 ? ' बात ठीक करनी है' : ' बातें ठीक करनी हैं')}
    </>
  ),
  complete: 'पूरा भरा है',
  chapters: {
    person: { title: 'व्यक्ति', short: 'व्यक्ति' },
    contact: { title: 'संपर्क और पता', short: 'संपर्क' },
    identity: { title: 'पहचान पत्र', short: 'पहचान पत्र' },
    work: { title: 'काम और आमदनी', short: 'काम' },
    child: { title: 'बच्चा', short: 'बच्चा' },
    parents: { title: 'माता-पिता', short: 'माता-पिता' },
    school: { title: 'स्कूल', short: 'स्कूल' },
    consent: { title: 'सहमति', short: 'सहमति' },
  },
  identityIntro: 'आधार या कोई एक और पहचान पत्र काफ़ी है।',
  orAnotherDocument: 'या कोई और पहचान पत्र',
  years: 'साल',
  digitCount: (count, all) => `${all} में से ${count}`,

  hints: {
    age: (min, max) => `${min} से ${max} तक`,
    seniorCitizen: (age) => `उम्र ${age} या ज़्यादा हो तो निशान अपने आप लगता है`,
    parents: 'दोनों में से एक नाम काफ़ी है',
    mobile: (digits) => `${digits} अंक`,
    sameAddress: 'ऊपर लिखा पता अपने आप आ जाता है',
    aadhaar: (digits) => `${digits} अंक, चार-चार करके`,
    income: 'महीने की, रुपयों में',
  },
  notes: {
    oldForChild: (age) => `उम्र ${age} या ज़्यादा है: क्या यह बच्चे का सर्वे है?`,
    youngForAdult: (age) => `उम्र ${age} से कम है: क्या यह वयस्क का सर्वे है?`,
    storedNumberStays: 'पहले से सहेजा गया नंबर ही रहेगा',
    aadhaarComplete: (digits) => `पूरे ${digits} अंक हो गए। कोई और पहचान पत्र नहीं चाहिए`,
    aadhaarDoubtful: 'नंबर फिर से मिला लें: कोई अंक ग़लत लग रहा है',
  },
};
