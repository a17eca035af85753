import type { Messages } from '../../messages.ts';

export const imageTrash: Messages['imageTrash'] = {
  title: 'कूड़ेदान',
  about: (days) => `हटाई गई और बदली गई तस्वीरें। हर तस्वीर यहाँ ${days} दिन रहती है।`,
  empty: 'कूड़ेदान ख़ाली है',
  caption: 'कूड़ेदान, सबसे नई पहले',
  removed: 'यहाँ कब आई',
  keptUntil: 'कब तक रहेगी',
  removedBy: {
    deleted: (name) => <>{name} ने हटाई</>,
    replaced: (name) => <>{name} ने इसकी जगह दूसरी लगाई</>,
  },
  nameInUse: (name) => `इसे वापस लाने पर अभी की ${name} कूड़ेदान में चली जाएगी।`,
  keptUntilDate: (date, onPhones) => (
    <>
      {date}
      {onPhones(' तक रहेगी')}
    </>
  ),
  restore: 'वापस लाएँ',
  restored: (name) => `${name} वापस आ गई`,
  restoredOverOther: (name) => `${name} वापस आ गई। दूसरी अब कूड़ेदान में है।`,

  erase: 'हमेशा के लिए हटाएँ',
  eraseTitle: 'यह तस्वीर हमेशा के लिए हटाएँ?',
  erasing: 'हटाई जा रही है...',
  eraseWarning: (name) => <>{name} तुरंत कूड़ेदान से भी हट जाएगी। फिर इसे कोई वापस नहीं ला सकेगा।</>,
  erased: (name) => `${name} हमेशा के लिए हटा दी गई`,
};
