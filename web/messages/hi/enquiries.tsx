import type { Messages } from '../messages.ts';

export const enquiries: Messages['enquiries'] = {
  list: 'पूछताछ, सबसे नई पहले',
  which: 'कौन-सी पूछताछ दिखाएँ',
  statuses: { all: 'सभी', unread: 'बिना पढ़ी', read: 'पढ़ी' },
  searchPlaceholder: 'नाम, फ़ोन नंबर या संदेश',
  unreadBadge: 'बिना पढ़ी',
  kind: 'फ़ॉर्म',
  allKinds: 'सभी फ़ॉर्म',
  kinds: { contact: 'पूछताछ', volunteer: 'स्वयंसेवक', receipt: 'रसीद' },
  when: 'कब',
  phone: 'फ़ोन नंबर',
  whatsApp: 'WhatsApp',
  email: 'ईमेल',
  address: 'पता',
  showWhole: 'पूरा दिखाएँ',
  showLess: 'कम दिखाएँ',
  markRead: 'पढ़ी का निशान लगाएँ',
  markUnread: 'पढ़ी का निशान हटाएँ',
  markedRead: (name) => `${name} की पूछताछ पर पढ़ी का निशान लग गया`,
  markedUnread: (name) => `${name} की पूछताछ से पढ़ी का निशान हट गया`,
  delete: 'हटाएँ',
  work: {
    filter: 'स्थिति',
    states: {
      all: 'हर स्थिति',
      new: 'नई',
      in_hand: 'काम चल रहा है',
      answered: 'जवाब दिया गया',
      deleted: 'हटाई गई',
    },
    open: 'स्थिति और टिप्पणी',
    title: (name) => `${name} की पूछताछ`,
    state: 'स्थिति',
    note: 'दफ़्तर के लिए टिप्पणी',
    entry: 'सर्वे का क्रमांक',
    aboutOwnData: 'क्या ये अपनी ही जानकारी के बारे में पूछ रहे हैं?',
    entryHint: 'यह सर्वे की जानकारी के नीचे लिखा है। न हो तो ख़ाली छोड़ें।',
    volunteer: 'स्वयंसेवक',
    keepVolunteer: (name) => `अभी यह ${name} से जुड़ी है। बदलने के लिए किसी और को चुनें।`,
    unlink: 'कोई स्वयंसेवक नहीं',
    save: 'सहेजें',
    saving: 'सहेज रहे हैं...',
    saved: 'सहेज लिया गया',
    by: (name, when) => (
      <>
        {name}, {when}
      </>
    ),
    leadsTo: (target) => <>जुड़ी है: {target}</>,
    restore: 'वापस लाएँ',
    restored: (name) => `${name} की पूछताछ वापस आ गई`,
    waitsUntil: (date) => `${date} को हटाई गई। तीस दिन बाद यह हमेशा के लिए हट जाएगी।`,
  },
  empty: {
    title: 'अभी तक कोई पूछताछ नहीं आई है',
    hint: 'वेबसाइट के संपर्क वाले पन्ने पर लोग जो लिखेंगे, वह यहाँ दिखेगा।',
    none: {
      all: 'कोई पूछताछ नहीं है',
      unread: 'कोई बिना पढ़ी पूछताछ नहीं है',
      read: 'कोई पढ़ी हुई पूछताछ नहीं है',
    },
    noMatch: {
      all: (search) => `“${search}” से कोई पूछताछ नहीं मिली`,
      unread: (search) => `“${search}” से कोई बिना पढ़ी पूछताछ नहीं मिली`,
      read: (search) => `“${search}” से कोई पढ़ी हुई पूछताछ नहीं मिली`,
    },
    clearSearch: 'खोज हटाएँ',
    showAll: 'सभी दिखाएँ',
    showDeleted: 'हटाई गई पूछताछ दिखाएँ',
  },
  deletion: {
    title: 'यह पूछताछ हटाएँ?',
    which: (name, contact, time) => (
      <>
        {name}, {contact}, भेजने का समय {time}।
      </>
    ),
    consequence:
      'यह सूची से हट जाएगी। तीस दिन तक एडमिन इसे वापस ला सकते हैं, फिर यह हमेशा के लिए हट जाएगी।',
    confirm: 'पूछताछ हटाएँ',
    deleting: 'हटाई जा रही है...',
    deleted: 'पूछताछ हटा दी गई',
  },
  erasure: {
    title: 'यह पूछताछ हमेशा के लिए हटाएँ?',
    consequence: 'फिर इसे कोई वापस नहीं ला सकेगा।',
    confirm: 'हमेशा के लिए हटाएँ',
    erasing: 'हटाई जा रही है...',
    erased: 'पूछताछ हमेशा के लिए हट गई',
  },
};
