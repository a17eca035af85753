import type { Messages } from '../messages.ts';

const DEVICES = { phone: 'फोनवर', tablet: 'टॅबलेटवर', computer: 'संगणकावर' };

export const failures: Messages['failures'] = {
  unknown: 'काहीतरी चुकले',
  noResponse: 'सर्व्हरकडून उत्तर आले नाही. आपले इंटरनेट तपासा.',
  notKept: (device) =>
    `या ${DEVICES[device]} आत्ता नोंदी ठेवता येत नाहीत. हा फॉर्म उघडा ठेवा आणि नेटवर्क मिळाल्यावर पुन्हा जमा करा.`,
  invalidResponse: 'सर्व्हरचे उत्तर समजले नाही',
  serverError: (status) => `सर्व्हरमध्ये अडचण: ${status}`,
  signIn: 'ईमेल किंवा पासवर्ड बरोबर नाही',
  languageNotLoaded: (language) => `${language} उघडता आली नाही. इंटरनेट तपासून पुन्हा निवडा.`,

  submitSurvey: 'नोंद जमा झाली नाही',
  alreadySaved: 'ही नोंद मागच्या वेळी पाठवली तेव्हाच जतन झाली होती. पुन्हा पाठवण्याआधी ती यादीत शोधा.',
  updateSurvey: 'नोंदीतले बदल जतन झाले नाहीत',
  surveyNotFound: 'ही नोंद सापडली नाही',
  listSurveys: (reason) => `नोंदी आणता आल्या नाहीत: ${reason}`,
  exportSurveys: (reason) => `नोंदींची फाइल तयार झाली नाही: ${reason}`,
  readStatistics: (reason) => `नोंदी मोजता आल्या नाहीत: ${reason}`,
  exportStatistics: (reason) => `तक्त्याची फाइल तयार झाली नाही: ${reason}`,
  readSurvey: (reason) => `नोंदीची माहिती आणता आली नाही: ${reason}`,
  restoreSurvey: (reason) => `नोंद परत आणता आली नाही: ${reason}`,
  readSurveyHistory: (reason) => `बदलांचा इतिहास आणता आला नाही: ${reason}`,
  revertSurvey: (reason) => `नोंद पूर्वीसारखी ठेवता आली नाही: ${reason}`,
  revertStale:
    'आपण उघडल्यानंतर कोणीतरी ही नोंद बदलली आहे. अजून काहीच बदललेले नाही: आता काय बदलेल ते वर पाहा.',
  eraseSurvey: (reason) => `नोंद कायमची हटवता आली नाही: ${reason}`,
  deleteSurvey: (reason) => `नोंद हटवता आली नाही: ${reason}`,
  deleteSurveyForbidden: 'ही नोंद हटवण्याची आपल्याला परवानगी नाही',
  deleteSurveyNotFound: 'ही नोंद सापडली नाही. ती आधीच हटवली असेल.',

  loadVolunteers: 'स्वयंसेवकांची यादी आणता आली नाही',
  updateVolunteer: 'स्वयंसेवकाचे बदल जतन झाले नाहीत',
  volunteerNotFound: 'हे स्वयंसेवक सापडले नाहीत',
  listVolunteers: (reason) => `स्वयंसेवकांची यादी आणता आली नाही: ${reason}`,
  readVolunteer: (reason) => `स्वयंसेवकाची माहिती आणता आली नाही: ${reason}`,
  readVolunteerActivity: (reason) => `स्वयंसेवकाचे काम दाखवता आले नाही: ${reason}`,
  addVolunteer: (reason) => `स्वयंसेवक जोडता आले नाहीत: ${reason}`,
  setVolunteerStatus: (reason) => `खाते सुरू किंवा बंद करता आले नाही: ${reason}`,
  deleteVolunteer: (reason) => `स्वयंसेवक हटवता आले नाहीत: ${reason}`,
  listOwnSessions: (reason) => `आपण कुठे कुठे आत आहात ते कळले नाही: ${reason}`,
  endOtherSessions: (reason) => `बाहेर पडता आले नाही: ${reason}`,
  endSessionsOfVolunteer: (reason) => `बाहेर काढता आले नाही: ${reason}`,
  changeOwnPassword: (reason) => `पासवर्ड बदलता आला नाही: ${reason}`,

  listPairs: (reason) => `दुबार नोंदींची यादी मिळाली नाही: ${reason}`,
  decidePair: (reason) => `निर्णय जतन झाला नाही: ${reason}`,

  listEnquiries: (reason) => `विचारणा आणता आल्या नाहीत: ${reason}`,
  readEnquiry: (reason) => `ही विचारणा मिळू शकली नाही: ${reason}`,
  markEnquiry: (reason) => `विचारणेवर खूण करता आली नाही: ${reason}`,
  deleteEnquiry: (reason) => `विचारणा हटवता आली नाही: ${reason}`,
  eraseEnquiry: (reason) => `विचारणा कायमची हटवता आली नाही: ${reason}`,
  queryNotFound: 'ही विचारणा सापडली नाही. ती आधीच हटवली असेल.',

  listAuditEvents: (reason) => `कामांचा लेखा मिळू शकला नाही: ${reason}`,
  listDonations: (reason) => `देणग्या मिळू शकल्या नाहीत: ${reason}`,
  readDonation: (reason) => `देणगीची माहिती मिळू शकली नाही: ${reason}`,
  saveDonation: (reason) => `देणगी जतन होऊ शकली नाही: ${reason}`,
  issueReceipt: (reason) => `पावती देता आली नाही: ${reason}`,
  cancelDonation: (reason) => `देणगी रद्द होऊ शकली नाही: ${reason}`,
  readDonationHistory: (reason) => `या देणगीचा इतिहास मिळू शकला नाही: ${reason}`,
  exportDonations: (reason) => `विवरण तयार होऊ शकले नाही: ${reason}`,
  donationNotFound: 'ही देणगी सापडली नाही',

  listDocuments: (reason) => `संकेतस्थळ आणता आले नाही: ${reason}`,

  loadImages: 'चित्रे आणता आली नाहीत. पुन्हा प्रयत्न करा.',
  uploadImage: 'चित्र अपलोड झाले नाही. पुन्हा प्रयत्न करा.',
  uploadFile: 'PDF अपलोड झाली नाही. पुन्हा प्रयत्न करा.',
  deleteImage: 'चित्र हटवता आले नाही. पुन्हा प्रयत्न करा.',
  restoreImage: 'चित्र परत आणता आले नाही. पुन्हा प्रयत्न करा.',
  describeImage: 'लिहिलेले जतन झाले नाही. पुन्हा प्रयत्न करा.',
  focusImage: 'जागा जतन झाली नाही. पुन्हा प्रयत्न करा.',
  imageGone: (name) => `${name} आता इथे नाही.`,
};
