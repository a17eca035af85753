import type { Messages } from '../../messages.ts';

export const surveyForm: Messages['surveyForm'] = {
  newTitle: 'नवीन नोंद',
  editTitle: 'नोंद बदला',
  surveyEntries: 'नोंदींची यादी',
  closeForm: 'फॉर्म बंद करा',
  submit: 'नोंद जमा करा',
  submitting: 'जमा होत आहे...',
  submitted: 'नोंद जमा झाली',
  saveChanges: 'बदल जतन करा',
  saving: 'जतन होत आहे...',
  updated: 'नोंदीतले बदल जतन झाले',
  unchanged: 'काहीही बदललेले नाही',
  nothingLost: 'काहीही हरवलेले नाही: आपण लिहिलेले इथेच आहे.',
  leave: {
    title: 'जतन न करता फॉर्म सोडायचा का?',
    stay: 'लिहीत राहा',
    text: 'या फॉर्ममध्ये आपण लिहिलेले या फोनवर किंवा संगणकावर जतन झालेले नाही.',
  },
  choose: 'निवडा',

  volunteer: {
    label: 'स्वयंसेवक',
    hint: 'ही नोंद कोणाच्या नावावर राहील',
    offered: { active: 'खाते सुरू असलेले स्वयंसेवक', all: 'स्वयंसेवक' },
    noneFound: {
      active: 'खाते सुरू असलेल्यांमध्ये असे स्वयंसेवक सापडले नाहीत',
      all: 'असे स्वयंसेवक सापडले नाहीत',
    },
    option: (name, email, { isAdmin, isInactive }) =>
      `${name} (${email})${isAdmin ? ' - ॲडमिन' : ''}${isInactive ? ' - खाते बंद' : ''}`,
    deleted: (name) => `${name} - खाते हटवले`,
    numbered: (id) => `स्वयंसेवक ${id}`,
  },

  household: {
    another: 'याच कुटुंबातील आणखी एक नोंद',
    prefilled: (name, fields) => `${name} यांच्या नोंदीतून घेतले: ${fields}`,
    from: (name) => `${name} यांच्या नोंदीतून`,
    undo: 'काढा',
    undoAll: 'सर्व काढा',
  },
  noSchool: 'कोणतीही नाही',
  keepStoredNumber: (mask) => `जतन केलेला नंबरच ठेवा, ${mask}`,
  write: (text) => `“${text}” लिहा`,

  sections: 'फॉर्मचे भाग',
  toCorrect: (count, hidden) => (
    <>
      {count}
      {hidden(count === 1 ? ' गोष्ट दुरुस्त करायची आहे' : ' गोष्टी दुरुस्त करायच्या आहेत')}
    </>
  ),
  complete: 'पूर्ण भरले आहे',
  chapters: {
    person: { title: 'व्यक्ती', short: 'व्यक्ती' },
    contact: { title: 'संपर्क आणि पत्ता', short: 'संपर्क' },
    identity: { title: 'ओळखपत्र', short: 'ओळखपत्र' },
    work: { title: 'काम आणि उत्पन्न', short: 'काम' },
    child: { title: 'बालक', short: 'बालक' },
    parents: { title: 'आई-वडील', short: 'आई-वडील' },
    school: { title: 'शाळा', short: 'शाळा' },
    consent: { title: 'संमती', short: 'संमती' },
  },
  identityIntro: 'आधार किंवा दुसरे एक ओळखपत्र पुरेसे आहे.',
  orAnotherDocument: 'किंवा दुसरे ओळखपत्र',
  years: 'वर्षे',
  digitCount: (count, all) => `${all} पैकी ${count}`,

  hints: {
    age: (min, max) => `${min} ते ${max}`,
    seniorCitizen: (age) => `वय ${age} किंवा जास्त असेल तर खूण आपोआप होते`,
    parents: 'दोघांपैकी एकाचे नाव पुरेसे आहे',
    mobile: (digits) => `${digits} अंक`,
    sameAddress: 'वर लिहिलेला पत्ता आपोआप येतो',
    aadhaar: (digits) => `${digits} अंक, चार-चार करून`,
    income: 'महिन्याचे, रुपयांत',
  },
  notes: {
    oldForChild: (age) => `वय ${age} किंवा जास्त आहे: ही बालकाची नोंद आहे का?`,
    youngForAdult: (age) => `वय ${age} पेक्षा कमी आहे: ही प्रौढ व्यक्तीची नोंद आहे का?`,
    storedNumberStays: 'आधी जतन केलेला नंबरच राहील',
    aadhaarComplete: (digits) => `पूर्ण ${digits} अंक झाले. दुसरे ओळखपत्र लागणार नाही`,
    aadhaarDoubtful: 'नंबर पुन्हा तपासा: एखादा अंक चुकलेला दिसतो',
  },
};
