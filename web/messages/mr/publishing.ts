import type { Messages } from '../messages.ts';
import { plural } from '../plural.ts';

const list = new Intl.ListFormat('mr');
const DAYS = ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];

export const publishing: Messages['publishing'] = {
  scheduledWords:
    'वेळ ठरवताना असलेले शब्दच प्रकाशित होतील. त्यानंतर लिहिलेले त्यात येणार नाही; ते हवे असेल तर वेळ पुन्हा ठरवा.',
  goesOnSite: (time) => `${time} वाजता (भारतीय वेळ) आपोआप प्रकाशित होईल`,
  publishFailed: (time) =>
    `${time} वाजता प्रकाशित व्हायचे होते, पण होऊ शकले नाही: काय अडते ते आता प्रकाशित करून पाहा`,
  missed: (time) => `${time} वाजता प्रकाशित होऊ शकले नाही: काय अडते ते “वेळ बदला” मधून पाहा`,
  change: 'वेळ बदला',
  cancelSchedule: 'वेळ काढा',

  inTheWay: (number) =>
    plural('mr', number, {
      one: 'प्रकाशित करण्याआधी # गोष्ट दुरुस्त करायची आहे',
      other: 'प्रकाशित करण्याआधी # गोष्टी दुरुस्त करायच्या आहेत',
    }),
  errorAt: (place, message) => (place === '' ? message : `${place}: ${message}`),

  publishTitle: (title) => `${title} प्रकाशित करायचे?`,
  fieldsDiffer: (number) => plural('mr', number, { one: '# बदल', other: '# बदल' }),
  whatChanges: 'काय बदलेल',
  guarded:
    'देणगीदार याच शब्दांवर विश्वास ठेवून पैसे पाठवतात. ईमेलची सोय असेल तर सर्व ॲडमिनना या बदलाचा ईमेल जाईल.',
  passwordAgain: 'आपला पासवर्ड, पुन्हा एकदा',
  when: 'केव्हा',
  now: 'आत्ता',
  nowHint: 'काही सेकंदांतच प्रत्येक पानावर',
  atTime: 'ठरलेल्या वेळी',
  atTimeHint: 'कोणी आत नसतानाही',
  day: 'दिवस',
  timeInIndia: 'वेळ',
  indianTime: 'भारतीय वेळ (IST)',
  untilThen: (weekday) => `${DAYS[weekday]}. तोपर्यंत संकेतस्थळ आहे तसेच राहील.`,
  willBeOlder: (languages) =>
    `यानंतर इंग्रजीपेक्षा जुने होईल: ${list.format(languages)}. ज्या शब्दांचे भाषांतर इथे कोणी केलेले नाही, ते तिथे इंग्रजीत दिसतील.`,
  stillOlder: (number) =>
    plural('mr', number, {
      one: 'इंग्रजीत बदललेला आणखी # रकाना तसाच आहे. प्रकाशित केल्यावर तो तपासलेला मानला जाईल.',
      other: 'इंग्रजीत बदललेले आणखी # रकाने तसेच आहेत. प्रकाशित केल्यावर ते तपासलेले मानले जातील.',
    }),
  publishNow: 'आत्ता प्रकाशित करा',
  publishOn: (day) => `${day} रोजी प्रकाशित करा`,
  publishing: 'प्रकाशित होत आहे...',
  isPublished: (title) => `${title} प्रकाशित झाले`,
  isScheduled: (title, time) => `${title}: ${time} वाजता प्रकाशित होईल`,
  isUndone: (title) => `${title} पूर्वीसारखे आहे`,
  notUndone: (writtenBy) =>
    ['काहीही मागे घेतले नाही: हे शब्द दरम्यान बदलले गेले आहेत.', writtenBy, 'आधीचे शब्द इतिहासात आहेत.']
      .filter(Boolean)
      .join(' '),

  kinds: {
    added: 'नवीन',
    removed: 'हटवले',
    moved: 'जागा बदलली',
    hidden: 'लपवले',
    shown: 'पुन्हा दाखवले',
  },
  yes: 'होय',
  no: 'नाही',
};
