import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

const DEVICES = { phone: 'फ़ोन', tablet: 'टैबलेट', computer: 'कंप्यूटर' };

export const outbox: Messages['outbox'] = {
  title: 'भेजना बाकी',
  kept: (device) => `इस ${DEVICES[device]} पर सुरक्षित है। नेटवर्क मिलते ही भेज दिया जाएगा।`,
  count: (count) => plural('hi', count, { other: '# भेजने बाकी' }),
  allSent: 'सब भेज दिया गया',
  oldest: (age) => `सबसे पुराना ${age} पहले का`,
  age: (days, hours, minutes) =>
    days > 0 ? `${days} दिन` : hours > 0 ? `${hours} घंटे ${minutes} मिनट` : `${minutes} मिनट`,
  sendNow: 'अभी भेजें',
  sending: 'भेजा जा रहा है...',
  signIn: 'साइन इन करें',
  needYou: (count) => plural('hi', count, { other: '# को आपकी ज़रूरत है' }),
  hindrances: {
    offline: (moment, device) =>
      `${moment} से नेटवर्क नहीं है। सब कुछ इस ${DEVICES[device]} पर सुरक्षित है।`,
    server: (device) =>
      `कार्यालय अभी व्यस्त है। सब कुछ इस ${DEVICES[device]} पर सुरक्षित है और बाद में भेजा जाएगा।`,
    foreign: (device) =>
      `जवाब कार्यालय से नहीं आया। शायद इस नेटवर्क में पहले साइन इन करना होगा। सब कुछ इस ${DEVICES[device]} पर सुरक्षित है।`,
    signIn: (device) => `सब कुछ इस ${DEVICES[device]} पर सुरक्षित है। भेजने के लिए कृपया फिर से साइन इन करें।`,
  },
  almostFull: (device) => `इस ${DEVICES[device]} में जगह लगभग भर गई है। कृपया जल्दी भेजें।`,

  states: { waiting: 'भेजना बाकी', sending: 'भेजा जा रहा है', refused: 'आपकी ज़रूरत', sent: 'भेजा गया' },
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
  drop: 'मेरा हटाएँ',
  dropped: 'यहाँ से हटाया गया',
  undo: 'पहले जैसा करें',
  refusals: {
    forbidden: 'कार्यालय आपके खाते से इसे नहीं लेता। कृपया एडमिन से पूछें।',
    gone: 'यह सर्वे अब कार्यालय में नहीं है। आपका लिखा हुआ यहाँ है।',
    stale: 'इस बीच किसी ने यह सर्वे बदल दिया है। चुनें कि क्या रहे।',
    alreadyThere: 'यह सर्वे पहले ही, दूसरे शब्दों में, कार्यालय पहुँच चुका है। सूची वाले सर्वे से मिला लें।',
  },

  summary: (entries, changes) => {
    const made = plural('hi', entries, { other: '# सर्वे' });
    const changed = plural('hi', changes, { other: '# बदलाव' });
    if (changes === 0) return made;
    return entries === 0 ? changed : `${made} और ${changed}`;
  },
  ofOthers: (count, device) =>
    plural('hi', count, { other: `किसी और खाते के # सर्वे इस ${DEVICES[device]} पर भेजने बाकी हैं` }),
  ofOthersNote: 'वे तब भेजे जाएँगे जब वह व्यक्ति यहाँ साइन इन करेगा।',
  needsYou: 'आपकी ज़रूरत है',
  onTheWay: 'रास्ते में',
  nothing: 'कुछ भी बाकी नहीं है। यहाँ दर्ज किया सब कुछ कार्यालय में है।',
  damaged: (count, device) =>
    plural('hi', count, {
      other: `इस ${DEVICES[device]} पर # सर्वे पढ़े नहीं जा सकते। वे रखे हुए हैं, खोए नहीं हैं: कृपया कार्यालय को दिखाएँ।`,
    }),
  today: 'आज',
  receipt: (recorded, atOffice) => `आज आपने यहाँ ${recorded} दर्ज किए; कार्यालय के पास ${atOffice} हैं।`,
  receiptUnknown: (recorded) => `आज आपने यहाँ ${recorded} दर्ज किए। कार्यालय से अभी पूछा नहीं जा सकता।`,
  keptHere: (device) => `इस ${DEVICES[device]} पर रखा हुआ`,
  used: (used, all) => `${all} में से ${used} भरा है।`,
  room: (entries) => `लगभग ${entries} और सर्वे की जगह है।`,
  rescue: 'बचाव फ़ाइल सहेजें',
  rescueNote: (device) =>
    `इसे केवल कार्यालय पढ़ सकता है। ${DEVICES[device]} मरम्मत में देने या किसी को देने से पहले इसे सहेज लें।`,
  rescueFailed: 'जब तक यह एक बार कार्यालय से नहीं जुड़ता, फ़ाइल नहीं बन सकती।',
  wrongClock: (device) => `इस ${DEVICES[device]} की घड़ी गलत है। कार्यालय में आपके सर्वे को सही समय मिलेगा।`,

  waitingHere: (device) => `इस ${DEVICES[device]} पर भेजने बाकी`,
  showAll: (count) => plural('hi', count, { other: 'सभी # दिखाएँ' }),
  showMore: (count) => plural('hi', count, { other: '# और दिखाएँ' }),
  atOffice: 'कार्यालय में',
  asOf: (moment) => `${moment} की स्थिति`,
  recentFound: (device, count, all) =>
    `इस ${DEVICES[device]} पर: आपके पिछले 30 दिन के ${all} सर्वे में से ${count}`,
  householdAtOffice: 'कौन किस परिवार का है, यह केवल कार्यालय में पता है।',
  recentOnly: (device, count) =>
    plural('hi', count, { other: `इस ${DEVICES[device]} पर: आपके पिछले 30 दिन, # सर्वे` }),
  fromDevice: (moment) => `नेटवर्क के बिना आपको यह सर्वे वैसा दिखता है जैसा ${moment} था।`,
  changeWaits: 'इस सर्वे में आपका बदलाव भेजना बाकी है। आपको यह बदला हुआ दिखता है।',
  notSentYet: 'यह सर्वे अभी कार्यालय नहीं पहुँचा है।',

  logOut: {
    title: (count) => plural('hi', count, { other: '# सर्वे अभी भेजे नहीं गए हैं' }),
    text: (device) =>
      `वे इस ${DEVICES[device]} पर रहेंगे और जब आप यहाँ फिर साइन इन करेंगे तब भेजे जाएँगे। कोई और उन्हें नहीं पढ़ सकता।`,
    confirm: 'लॉग आउट करें',
    busy: 'लॉग आउट हो रहा है...',
  },
};
