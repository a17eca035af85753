import type { Messages } from '../messages.ts';

const DEVICES = { phone: 'फ़ोन', tablet: 'टैबलेट', computer: 'कंप्यूटर' };

export const failures: Messages['failures'] = {
  unknown: 'कुछ गड़बड़ हो गई',
  noResponse: 'सर्वर से जवाब नहीं आया। अपना इंटरनेट देख लें।',
  notKept: (device) =>
    `यह ${DEVICES[device]} अभी सर्वे सँभालकर नहीं रख सकता। यह फ़ॉर्म खुला रखें और नेटवर्क मिलने पर फिर से जमा करें।`,
  invalidResponse: 'सर्वर का जवाब समझ में नहीं आया',
  serverError: (status) => `सर्वर में गड़बड़ी: ${status}`,
  signIn: 'ईमेल या पासवर्ड सही नहीं है',
  languageNotLoaded: (language) => `${language} नहीं खुल सकी। अपना इंटरनेट देखकर फिर से चुनें।`,

  submitSurvey: 'सर्वे जमा नहीं हो सका',
  alreadySaved: 'यह सर्वे पिछली बार भेजने पर ही सहेज लिया गया था। फिर से भेजने से पहले इसे सूची में खोज लें।',
  updateSurvey: 'सर्वे के बदलाव सहेजे नहीं जा सके',
  surveyNotFound: 'यह सर्वे नहीं मिला',
  listSurveys: (reason) => `सर्वे की सूची नहीं आ सकी: ${reason}`,
  exportSurveys: (reason) => `सर्वे की फ़ाइल नहीं बन सकी: ${reason}`,
  readStatistics: (reason) => `सर्वे गिने नहीं जा सके: ${reason}`,
  exportStatistics: (reason) => `तालिका की फ़ाइल नहीं बन सकी: ${reason}`,
  readSurvey: (reason) => `सर्वे की जानकारी नहीं आ सकी: ${reason}`,
  restoreSurvey: (reason) => `सर्वे वापस नहीं लाया जा सका: ${reason}`,
  readSurveyHistory: (reason) => `बदलावों का इतिहास नहीं आ सका: ${reason}`,
  revertSurvey: (reason) => `सर्वे पहले जैसा नहीं रखा जा सका: ${reason}`,
  revertStale:
    'आपके खोलने के बाद किसी ने यह सर्वे बदला है। अभी कुछ भी नहीं बदला गया: ऊपर देखें कि अब क्या बदलेगा।',
  eraseSurvey: (reason) => `सर्वे हमेशा के लिए हटाया नहीं जा सका: ${reason}`,
  deleteSurvey: (reason) => `सर्वे हटाया नहीं जा सका: ${reason}`,
  deleteSurveyForbidden: 'आपको यह सर्वे हटाने की अनुमति नहीं है',
  deleteSurveyNotFound: 'यह सर्वे नहीं मिला। शायद पहले ही हटा दिया गया है।',

  loadVolunteers: 'स्वयंसेवकों की सूची नहीं आ सकी',
  updateVolunteer: 'स्वयंसेवक के बदलाव सहेजे नहीं जा सके',
  volunteerNotFound: 'यह स्वयंसेवक नहीं मिला',
  listVolunteers: (reason) => `स्वयंसेवकों की सूची नहीं आ सकी: ${reason}`,
  readVolunteer: (reason) => `स्वयंसेवक की जानकारी नहीं आ सकी: ${reason}`,
  readVolunteerActivity: (reason) => `स्वयंसेवक का काम नहीं दिख सका: ${reason}`,
  addVolunteer: (reason) => `स्वयंसेवक जोड़ा नहीं जा सका: ${reason}`,
  setVolunteerStatus: (reason) => `खाता चालू या बंद नहीं हो सका: ${reason}`,
  deleteVolunteer: (reason) => `स्वयंसेवक हटाया नहीं जा सका: ${reason}`,
  listOwnSessions: (reason) => `आप कहाँ-कहाँ अंदर हैं, यह पता नहीं चल सका: ${reason}`,
  endOtherSessions: (reason) => `बाहर नहीं किया जा सका: ${reason}`,
  endSessionsOfVolunteer: (reason) => `बाहर नहीं किया जा सका: ${reason}`,
  changeOwnPassword: (reason) => `पासवर्ड नहीं बदला जा सका: ${reason}`,

  listPairs: (reason) => `दोहराव की सूची नहीं मिली: ${reason}`,
  decidePair: (reason) => `फ़ैसला सहेजा नहीं जा सका: ${reason}`,

  listEnquiries: (reason) => `पूछताछ की सूची नहीं आ सकी: ${reason}`,
  readEnquiry: (reason) => `यह पूछताछ नहीं मिल सकी: ${reason}`,
  markEnquiry: (reason) => `पूछताछ पर निशान नहीं लग सका: ${reason}`,
  deleteEnquiry: (reason) => `पूछताछ हटाई नहीं जा सकी: ${reason}`,
  eraseEnquiry: (reason) => `पूछताछ हमेशा के लिए हटाई नहीं जा सकी: ${reason}`,
  queryNotFound: 'यह पूछताछ नहीं मिली। शायद पहले ही हटा दी गई है।',

  listAuditEvents: (reason) => `कामों का लेखा नहीं आ सका: ${reason}`,
  listDonations: (reason) => `दान की सूची नहीं आ सकी: ${reason}`,
  readDonation: (reason) => `दान की जानकारी नहीं आ सकी: ${reason}`,
  saveDonation: (reason) => `दान सहेजा नहीं जा सका: ${reason}`,
  issueReceipt: (reason) => `रसीद नहीं बन सकी: ${reason}`,
  cancelDonation: (reason) => `दान रद्द नहीं हो सका: ${reason}`,
  readDonationHistory: (reason) => `इस दान का इतिहास नहीं मिल सका: ${reason}`,
  exportDonations: (reason) => `विवरण नहीं बन सका: ${reason}`,
  donationNotFound: 'यह दान नहीं मिला',

  listDocuments: (reason) => `वेबसाइट नहीं आ सकी: ${reason}`,

  loadImages: 'तस्वीरें नहीं आ सकीं। फिर कोशिश करें।',
  uploadImage: 'तस्वीर अपलोड नहीं हो सकी। फिर कोशिश करें।',
  uploadFile: 'PDF अपलोड नहीं हो सकी। फिर कोशिश करें।',
  deleteImage: 'तस्वीर हटाई नहीं जा सकी। फिर कोशिश करें।',
  restoreImage: 'तस्वीर वापस नहीं लाई जा सकी। फिर कोशिश करें।',
  describeImage: 'लिखा हुआ सहेजा नहीं जा सका। फिर कोशिश करें।',
  focusImage: 'जगह सहेजी नहीं जा सकी। फिर कोशिश करें।',
  imageGone: (name) => `${name} अब यहाँ नहीं है।`,
};
