import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

const list = new Intl.ListFormat('hi');
const DAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];

export const publishing: Messages['publishing'] = {
  scheduledWords:
    'समय तय करते समय जो शब्द थे, वही प्रकाशित होंगे। उसके बाद लिखा हुआ उसमें नहीं है, जब तक आप समय फिर से तय न करें।',
  goesOnSite: (time) => `${time} (भारतीय समय) पर अपने आप प्रकाशित होगा`,
  publishFailed: (time) =>
    `${time} पर प्रकाशित होना था, पर नहीं हो सका: क्या रोक रहा है, यह अभी प्रकाशित करके देखें`,
  missed: (time) => `${time} पर प्रकाशित नहीं हो सका: क्या रोक रहा है, यह “समय बदलें” से देखें`,
  change: 'समय बदलें',
  cancelSchedule: 'समय हटाएँ',

  inTheWay: (number) =>
    plural('hi', number, {
      one: 'प्रकाशित करने से पहले # बात सुधारनी है',
      other: 'प्रकाशित करने से पहले # बातें सुधारनी हैं',
    }),
  errorAt: (place, message) => (place === '' ? message : `${place}: ${message}`),

  publishTitle: (title) => `${title} को प्रकाशित करना है?`,
  fieldsDiffer: (number) => plural('hi', number, { other: '# बदलाव' }),
  whatChanges: 'क्या बदलेगा',
  guarded:
    'दान देने वाले इन्हीं शब्दों पर भरोसा करके पैसे भेजते हैं। अगर ईमेल की व्यवस्था है, तो सभी एडमिन को इस बदलाव का ईमेल जाएगा।',
  passwordAgain: 'आपका पासवर्ड, एक बार फिर',
  when: 'कब',
  now: 'अभी',
  nowHint: 'कुछ ही सेकंड में हर पन्ने पर',
  atTime: 'तय समय पर',
  atTimeHint: 'तब भी, जब कोई अंदर न हो',
  day: 'दिन',
  timeInIndia: 'समय',
  indianTime: 'भारतीय समय (IST)',
  untilThen: (weekday) => `${DAYS[weekday]}। तब तक वेबसाइट जैसी है वैसी रहेगी।`,
  willBeOlder: (languages) =>
    `इसके बाद अंग्रेज़ी से पुराने होंगे: ${list.format(languages)}। जिन शब्दों का अनुवाद यहाँ किसी ने नहीं किया, वे वहाँ अंग्रेज़ी में दिखेंगे।`,
  stillOlder: (number) =>
    plural('hi', number, {
      one: 'अंग्रेज़ी में बदला # और ख़ाना ज्यों का त्यों है। प्रकाशित होने पर वह देखा हुआ माना जाएगा।',
      other: 'अंग्रेज़ी में बदले # और ख़ाने ज्यों के त्यों हैं। प्रकाशित होने पर वे देखे हुए माने जाएँगे।',
    }),
  publishNow: 'अभी प्रकाशित करें',
  publishOn: (day) => `${day} को प्रकाशित करें`,
  publishing: 'प्रकाशित हो रहा है...',
  isPublished: (title) => `${title} प्रकाशित हुआ`,
  isScheduled: (title, time) => `${title}: ${time} पर प्रकाशित होगा`,
  isUndone: (title) => `${title} पहले जैसा है`,
  notUndone: (writtenBy) =>
    ['कुछ वापस नहीं किया गया: ये शब्द इस बीच बदले जा चुके हैं।', writtenBy, 'पहले के शब्द इतिहास में हैं।']
      .filter(Boolean)
      .join(' '),

  kinds: {
    added: 'नया',
    removed: 'हटाया गया',
    moved: 'जगह बदली',
    hidden: 'छिपाया गया',
    shown: 'फिर दिखाया गया',
  },
  yes: 'हाँ',
  no: 'नहीं',
};
