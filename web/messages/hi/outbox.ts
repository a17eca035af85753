import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

const DEVICES = { phone: 'फ़ोन', tablet: 'टैबलेट', computer: 'कंप्यूटर' };

export const outbox: Messages['outbox'] = {
  title: 'भेजना बाकी',
  keptUntilSignIn: (device) => `इस ${DEVICES[device]} पर सुरक्षित है। आप फिर अंदर जाएँगे, तब भेजा जाएगा।`,
  kept: (device) => `इस ${DEVICES[device]} पर सुरक्षित है। नेटवर्क मिलते ही भेज दिया जाएगा।`,
  keptUntilAnswer: (device) =>
    `इस ${DEVICES[device]} पर सुरक्षित है। दफ़्तर से जवाब मिलते ही भेज दिया जाएगा।`,
  deletionKept: (device) => `इस ${DEVICES[device]} पर हटाया गया। भेजे जाते ही दफ़्तर में भी हट जाएगा।`,
  count: (count) => plural('hi', count, { one: '# भेजना बाकी', other: '# भेजने बाकी' }),
  allSent: 'सब भेज दिया गया',
  oldest: (age) => `सबसे पुराना ${age} पहले का`,
  age: (days, hours, minutes) =>
    days > 0 ? `${days} दिन` : hours > 0 ? `${hours} घंटे ${minutes} मिनट` : `${minutes} मिनट`,
  stillOffline: (device) =>
    `अभी भी नेटवर्क नहीं है। सब कुछ इस ${DEVICES[device]} पर सुरक्षित है और अपने आप भेजा जाएगा।`,
  sendNow: 'अभी भेजें',
  sending: 'भेजा जा रहा है...',
  signIn: 'अंदर जाएँ',
  needYou: (count) => plural('hi', count, { one: '# आपको देखना है', other: '# आपको देखने हैं' }),
  blocked: {
    offline: (moment, device) =>
      `${moment} से नेटवर्क नहीं है। सब कुछ इस ${DEVICES[device]} पर सुरक्षित है।`,
    server: (device) =>
      `दफ़्तर अभी व्यस्त है। सब कुछ इस ${DEVICES[device]} पर सुरक्षित है और बाद में भेजा जाएगा।`,
    foreign: (device) =>
      `जवाब दफ़्तर से नहीं आया। शायद इस नेटवर्क में पहले लॉग इन करना होगा। सब कुछ इस ${DEVICES[device]} पर सुरक्षित है।`,
    signIn: (device) =>
      `सब कुछ इस ${DEVICES[device]} पर सुरक्षित है। भेजने के लिए फिर से पासवर्ड लिखकर अंदर जाएँ।`,
  },
  almostFull: (device) => `इस ${DEVICES[device]} में जगह लगभग भर गई है। कृपया जल्दी भेजें।`,

  states: {
    waiting: 'भेजना बाकी',
    sending: 'भेजा जा रहा है',
    refused: 'आपको देखना है',
    sent: 'भेजा गया',
  },
  actions: {
    update: (moment) => `${moment} किया बदलाव`,
    delete: (moment) => `${moment} हटाया गया`,
    undo: (moment) => `${moment} वापस लाया गया`,
  },
  tried: (count) => plural('hi', count, { other: '# बार कोशिश हुई; आगे अपने आप होगी' }),
  view: 'देखें',
  edit: 'बदलें',
  remove: 'हटाएँ',
  correct: 'ठीक करें',
  seeBoth: 'दोनों देखें',
  drop: 'मेरा बदलाव हटाएँ',
  keepEntry: 'सर्वे रहने दें',
  dropped: 'यहाँ से हटाया गया',
  entryStays: 'सर्वे बना रहेगा',
  onlyHere: (device) => `अभी यह सिर्फ़ इस ${DEVICES[device]} पर है: बाद में इसे कोई वापस नहीं ला सकेगा।`,
  deviceFailed: (device) =>
    `यह ${DEVICES[device]} इसे सहेज नहीं सका। कुछ नहीं बदला: कृपया फिर से कोशिश करें।`,
  refusals: {
    forbidden: 'दफ़्तर आपके खाते से इसे नहीं लेता। कृपया एडमिन से पूछें।',
    gone: 'यह सर्वे अब दफ़्तर में नहीं है। आपका लिखा हुआ यहाँ है।',
    stale: 'इस बीच किसी ने यह सर्वे बदल दिया है। चुनें कि क्या रहे।',
    alreadyThere: 'यह सर्वे पहले ही दफ़्तर पहुँच चुका है, पर उसमें कुछ बातें अलग लिखी हैं। सूची वाले सर्वे से मिला लें।',
  },

  summary: (entries, changes) => {
    const made = plural('hi', entries, { other: '# सर्वे' });
    const changed = plural('hi', changes, { other: '# बदलाव' });
    if (changes === 0) return made;
    return entries === 0 ? changed : `${made} और ${changed}`;
  },
  ofOthers: (count, device) =>
    plural('hi', count, {
      one: `किसी और खाते का # सर्वे इस ${DEVICES[device]} से भेजना बाकी है`,
      other: `किसी और खाते के # सर्वे इस ${DEVICES[device]} से भेजने बाकी हैं`,
    }),
  ofOthersNote: 'जब वे यहाँ अंदर जाएँगे, तब ये सर्वे अपने आप भेज दिए जाएँगे।',
  needsYou: 'आपको देखने हैं',
  onTheWay: 'रास्ते में',
  nothing: 'आपका कुछ भी भेजना बाकी नहीं है। आपने यहाँ जो भी भरा, सब दफ़्तर में है।',
  notRead: (device) =>
    `इस ${DEVICES[device]} पर जो बाकी है, वह अभी पढ़ा नहीं जा सका। वह रखा हुआ है: कृपया ब्राउज़र बंद करके फिर खोलें।`,
  damaged: (count, device) =>
    plural('hi', count, {
      one: `इस ${DEVICES[device]} पर # सर्वे पढ़ा नहीं जा सकता। वह रखा हुआ है, खोया नहीं है: कृपया दफ़्तर को दिखाएँ।`,
      other: `इस ${DEVICES[device]} पर # सर्वे पढ़े नहीं जा सकते। वे रखे हुए हैं, खोए नहीं हैं: कृपया दफ़्तर को दिखाएँ।`,
    }),
  today: 'आज',
  receipt: (recorded, atOffice) => `आज यहाँ आपके भरे सर्वे: ${recorded}। दफ़्तर पहुँचे: ${atOffice}।`,
  receiptUnknown: (recorded) => `आज यहाँ आपके भरे सर्वे: ${recorded}। दफ़्तर से अभी पूछा नहीं जा सकता।`,
  opensOffline: (opens, device) =>
    opens
      ? `इस ${DEVICES[device]} पर काम नेटवर्क के बिना भी खुलता है।`
      : `बिना नेटवर्क काम करने के लिए ज़रूरी फ़ाइलें अभी इस ${DEVICES[device]} पर आ रही हैं। यह लाइन बदलने तक नेटवर्क में रहें।`,
  keptHere: (device) => `इस ${DEVICES[device]} पर रखा हुआ`,
  used: (used, all) => `${all} में से ${used} भरा है।`,
  room: (entries) => `लगभग ${entries} और सर्वे की जगह है।`,
  rescue: 'बचाव फ़ाइल सहेजें',
  rescueNote: (device) =>
    `इसे केवल दफ़्तर पढ़ सकता है। ${DEVICES[device]} मरम्मत में देने या किसी को देने से पहले इसे सहेज लें।`,
  rescueSaved: 'बचाव फ़ाइल आपके डाउनलोड में सहेजी गई है।',
  rescueFailed: 'जब तक यह एक बार दफ़्तर से नहीं जुड़ता, फ़ाइल नहीं बन सकती।',
  wrongClock: (device) => `इस ${DEVICES[device]} की घड़ी ग़लत है। दफ़्तर में आपके सर्वे को सही समय मिलेगा।`,

  waitingHere: (device) => `इस ${DEVICES[device]} से भेजने बाकी`,
  showAll: (count) => plural('hi', count, { other: 'सभी # दिखाएँ' }),
  showMore: (count) => plural('hi', count, { other: '# और दिखाएँ' }),
  atOffice: 'दफ़्तर में',
  asOf: (moment) => `${moment} की स्थिति`,
  recentFound: (device, count, all) =>
    `इस ${DEVICES[device]} पर: आपके पिछले 30 दिन के ${all} सर्वे में से ${count}`,
  householdAtOffice: 'परिवार के सभी सदस्यों की जानकारी केवल दफ़्तर में है।',
  recentOnly: (device, count) =>
    plural('hi', count, { other: `इस ${DEVICES[device]} पर: आपके पिछले 30 दिनों के # सर्वे` }),
  asStored: (moment) => `आपको यह सर्वे वैसा दिखता है जैसा ${moment} था।`,
  fromDevice: (moment) => `नेटवर्क के बिना आपको यह सर्वे वैसा दिखता है जैसा ${moment} था।`,
  changeWaits: 'इस सर्वे में आपका बदलाव भेजना बाकी है। आपको यह बदला हुआ दिखता है।',
  notSentYet: 'यह सर्वे अभी दफ़्तर नहीं पहुँचा है।',

  logOut: {
    title: (waiting, count) =>
      count === 1 ? `${waiting} अभी भेजा नहीं गया है` : `${waiting} अभी भेजे नहीं गए हैं`,
    text: (count, device) =>
      plural('hi', count, {
        one: `वह इस ${DEVICES[device]} पर रहेगा। आप यहाँ फिर अंदर जाएँगे, तब वह भेजा जाएगा। कोई और उसे नहीं पढ़ सकता।`,
        other: `वे इस ${DEVICES[device]} पर रहेंगे। आप यहाँ फिर अंदर जाएँगे, तब वे भेजे जाएँगे। कोई और उन्हें नहीं पढ़ सकता।`,
      }),
    offlineTitle: 'नेटवर्क के बिना बाहर जाएँ?',
    offline: 'फिर अंदर जाने के लिए नेटवर्क चाहिए। तब तक यहाँ कुछ भरा नहीं जा सकता।',
    refused: (count, device) =>
      plural('hi', count, {
        one: `एक आपको देखना है: ठीक करने या हटाने तक वह इस ${DEVICES[device]} पर रहेगा।`,
        other: `# आपको देखने हैं: ठीक करने या हटाने तक वे इस ${DEVICES[device]} पर रहेंगे।`,
      }),
    confirm: 'बाहर जाएँ',
    busy: 'बाहर जा रहे हैं...',
  },
};
