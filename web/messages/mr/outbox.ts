import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

const DEVICES = { phone: 'फोनवर', tablet: 'टॅबलेटवर', computer: 'संगणकावर' };
const OF_DEVICE = { phone: 'फोनचे', tablet: 'टॅबलेटचे', computer: 'संगणकाचे' };
const FROM = { phone: 'फोनवरून', tablet: 'टॅबलेटवरून', computer: 'संगणकावरून' };
const BEFORE = { phone: 'फोन', tablet: 'टॅबलेट', computer: 'संगणक' };

const minutesOf = (minutes: number): string =>
  plural('mr', minutes, { one: '# मिनिट', other: '# मिनिटे' });

export const outbox: Messages['outbox'] = {
  title: 'पाठवायचे आहे',
  keptUntilSignIn: (device) => `या ${DEVICES[device]} जपून ठेवले आहे. आपण पुन्हा आत आल्यावर पाठवले जाईल.`,
  kept: (device) => `या ${DEVICES[device]} जपून ठेवले आहे. नेटवर्क मिळताच पाठवले जाईल.`,
  keptUntilAnswer: (device) =>
    `या ${DEVICES[device]} जपून ठेवले आहे. कार्यालयाकडून उत्तर मिळताच पाठवले जाईल.`,
  deletionKept: (device) => `या ${DEVICES[device]} हटवली आहे. पाठवली जाताच कार्यालयातही हटवली जाईल.`,
  count: (count) => plural('mr', count, { one: '# पाठवायचे आहे', other: '# पाठवायचे आहेत' }),
  allSent: 'सर्व पाठवले',
  oldest: (age) => `सर्वांत जुने ${age} आधीचे`,
  age: (days, hours, minutes) =>
    days > 0
      ? plural('mr', days, { one: '# दिवस', other: '# दिवस' })
      : hours > 0
        ? `${hours} तास ${minutesOf(minutes)}`
        : minutesOf(minutes),
  stillOffline: (device) =>
    `अजूनही नेटवर्क नाही. सर्व काही या ${DEVICES[device]} जपून ठेवले आहे आणि आपोआप पाठवले जाईल.`,
  sendNow: 'आता पाठवा',
  sending: 'पाठवत आहे...',
  signIn: 'आत या',
  needYou: (count) =>
    plural('mr', count, { one: '# नोंद आपल्याला पाहायची आहे', other: '# नोंदी आपल्याला पाहायच्या आहेत' }),
  blocked: {
    offline: (moment, device) =>
      `${moment} पासून नेटवर्क नाही. सर्व काही या ${DEVICES[device]} जपून ठेवले आहे.`,
    server: (device) =>
      `कार्यालय सध्या व्यस्त आहे. सर्व काही या ${DEVICES[device]} जपून ठेवले आहे आणि नंतर पाठवले जाईल.`,
    foreign: (device) =>
      `उत्तर कार्यालयाकडून आले नाही. कदाचित या नेटवर्कवर आधी लॉग इन करावे लागेल. सर्व काही या ${DEVICES[device]} जपून ठेवले आहे.`,
    signIn: (device) =>
      `सर्व काही या ${DEVICES[device]} जपून ठेवले आहे. पाठवण्यासाठी पुन्हा पासवर्ड लिहून आत या.`,
  },
  almostFull: (device) => `या ${DEVICES[device]} जागा जवळजवळ संपली आहे. कृपया लवकर पाठवा.`,

  states: {
    waiting: 'पाठवायचे आहे',
    sending: 'पाठवत आहे',
    refused: 'आपल्याला पाहायची आहे',
    sent: 'पाठवले',
  },
  actions: {
    update: (moment) => `${moment} केलेला बदल`,
    delete: (moment) => `${moment} हटवली`,
    undo: (moment) => `${moment} परत आणली`,
  },
  tried: (count) =>
    plural('mr', count, {
      one: 'एकदा प्रयत्न झाला; पुढे आपोआप होईल',
      other: '# वेळा प्रयत्न झाला; पुढे आपोआप होईल',
    }),
  view: 'पाहा',
  edit: 'बदला',
  remove: 'हटवा',
  correct: 'दुरुस्त करा',
  seeBoth: 'दोन्ही पाहा',
  drop: 'माझा बदल काढून टाका',
  keepEntry: 'नोंद राहू द्या',
  dropped: 'इथून काढले',
  entryStays: 'नोंद तशीच राहील',
  onlyHere: (device) => `अजून ती फक्त या ${DEVICES[device]} आहे: नंतर ती कोणीही परत आणू शकणार नाही.`,
  deviceFailed: (device) =>
    `या ${DEVICES[device]} ते साठवता आले नाही. काहीही बदलले नाही: कृपया पुन्हा प्रयत्न करा.`,
  refusals: {
    forbidden: 'कार्यालय आपल्या खात्यातून हे स्वीकारत नाही. कृपया ॲडमिनला विचारा.',
    gone: 'ही नोंद आता कार्यालयात नाही. आपण लिहिलेले इथेच आहे.',
    stale: 'दरम्यान कोणीतरी ही नोंद बदलली आहे. कोणती ठेवायची ते निवडा.',
    alreadyThere:
      'ही नोंद आधीच कार्यालयात पोहोचली आहे, पण तिच्यात काही माहिती वेगळी आहे. यादीतील नोंदीशी ताडून पाहा.',
  },

  summary: (entries, changes) => {
    const made = plural('mr', entries, { one: '# नोंद', other: '# नोंदी' });
    const changed = plural('mr', changes, { one: '# बदल', other: '# बदल' });
    if (changes === 0) return made;
    return entries === 0 ? changed : `${made} आणि ${changed}`;
  },
  ofOthers: (count, device) =>
    plural('mr', count, {
      one: `दुसऱ्या खात्याची # नोंद या ${FROM[device]} पाठवायची आहे`,
      other: `दुसऱ्या खात्याच्या # नोंदी या ${FROM[device]} पाठवायच्या आहेत`,
    }),
  ofOthersNote: 'ती व्यक्ती इथे आत येईल तेव्हा हे पाठवले जाईल.',
  needsYou: 'आपल्याला पाहायच्या आहेत',
  onTheWay: 'वाटेवर',
  nothing: 'आपले काहीही पाठवायचे बाकी नाही. आपण इथे नोंदवलेले सर्व कार्यालयात आहे.',
  notRead: (device) =>
    `या ${DEVICES[device]} जे बाकी आहे, ते आत्ता वाचता आले नाही. ते ठेवलेले आहे: कृपया ब्राउझर बंद करून पुन्हा उघडा.`,
  damaged: (count, device) =>
    plural('mr', count, {
      one: `या ${DEVICES[device]} # नोंद वाचता येत नाही. ती ठेवलेली आहे, हरवलेली नाही: कृपया कार्यालयाला दाखवा.`,
      other: `या ${DEVICES[device]} # नोंदी वाचता येत नाहीत. त्या ठेवलेल्या आहेत, हरवलेल्या नाहीत: कृपया कार्यालयाला दाखवा.`,
    }),
  today: 'आज',
  receipt: (recorded, atOffice) =>
    `आज इथे आपण केलेल्या नोंदी: ${recorded}. कार्यालयात पोहोचल्या: ${atOffice}.`,
  receiptUnknown: (recorded) =>
    `आज इथे आपण केलेल्या नोंदी: ${recorded}. कार्यालयाला सध्या विचारता येत नाही.`,
  opensOffline: (opens, device) =>
    opens
      ? `या ${DEVICES[device]} काम नेटवर्कशिवायही उघडते.`
      : `नेटवर्कशिवाय काम करण्यासाठी लागणाऱ्या फाइल अजून येत आहेत. ही ओळ बदलेपर्यंत नेटवर्कमध्ये राहा.`,
  keptHere: (device) => `या ${DEVICES[device]} ठेवलेले`,
  used: (used, all) => `${all} पैकी ${used} वापरले आहे.`,
  room: (entries) => `आणखी सुमारे ${entries} नोंदींसाठी जागा आहे.`,
  rescue: 'बचाव फाइल जतन करा',
  rescueNote: (device) =>
    `ती फक्त कार्यालय वाचू शकते. ${BEFORE[device]} दुरुस्तीला किंवा दुसऱ्याला देण्याआधी ती जतन करा.`,
  rescueSaved: 'बचाव फाइल आपल्या डाउनलोडमध्ये जतन झाली आहे.',
  rescueFailed: 'हे एकदा कार्यालयाशी जोडले जाईपर्यंत फाइल बनवता येत नाही.',
  wrongClock: (device) =>
    `या ${OF_DEVICE[device]} घड्याळ चुकीचे आहे. कार्यालयात आपल्या नोंदींना योग्य वेळ मिळेल.`,

  waitingHere: (device) => `या ${FROM[device]} पाठवायच्या बाकी`,
  showAll: (count) => plural('mr', count, { other: 'सर्व # दाखवा' }),
  showMore: (count) => plural('mr', count, { other: 'आणखी # दाखवा' }),
  atOffice: 'कार्यालयात',
  asOf: (moment) => `${moment} ची स्थिती`,
  recentFound: (device, count, all) =>
    `या ${DEVICES[device]}: आपल्या मागील 30 दिवसांतील ${all} नोंदींपैकी ${count}`,
  householdAtOffice: 'कुटुंबातील सर्व सदस्यांची माहिती फक्त कार्यालयात आहे.',
  recentOnly: (device, count) =>
    plural('mr', count, {
      one: `या ${DEVICES[device]}: आपल्या मागील 30 दिवसांतील # नोंद`,
      other: `या ${DEVICES[device]}: आपल्या मागील 30 दिवसांतील # नोंदी`,
    }),
  asStored: (moment) => `ही नोंद आपल्याला ${moment} जशी होती तशी दिसते.`,
  fromDevice: (moment) => `नेटवर्कशिवाय आपल्याला ही नोंद ${moment} होती तशी दिसते.`,
  changeWaits: 'या नोंदीतील आपला बदल पाठवायचा आहे. आपल्याला ती बदललेली दिसते.',
  notSentYet: 'ही नोंद अजून कार्यालयात पोहोचलेली नाही.',

  logOut: {
    offlineTitle: 'नेटवर्कशिवाय बाहेर पडायचे?',
    offline: 'पुन्हा आत येण्यासाठी नेटवर्क लागते. तोपर्यंत इथे काहीही नोंदवता येणार नाही.',
    title: (waiting) => `अजून पाठवणे बाकी आहे: ${waiting}`,
    text: (count, device) =>
      plural('mr', count, {
        one: `ती या ${DEVICES[device]} राहील आणि आपण इथे पुन्हा आत याल तेव्हा पाठवली जाईल. दुसरे कोणीही ती वाचू शकत नाही.`,
        other: `त्या या ${DEVICES[device]} राहतील आणि आपण इथे पुन्हा आत याल तेव्हा पाठवल्या जातील. दुसरे कोणीही त्या वाचू शकत नाही.`,
      }),
    refused: (count, device) =>
      plural('mr', count, {
        one: `एक आपल्याला पाहायची आहे: दुरुस्त करेपर्यंत किंवा काढेपर्यंत ती या ${DEVICES[device]} राहील.`,
        other: `# आपल्याला पाहायच्या आहेत: दुरुस्त करेपर्यंत किंवा काढेपर्यंत त्या या ${DEVICES[device]} राहतील.`,
      }),
    confirm: 'बाहेर पडा',
    busy: 'बाहेर पडत आहे...',
  },
};
