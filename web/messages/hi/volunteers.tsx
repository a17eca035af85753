import type { Messages } from '../messages.ts';
import { formatNumber } from '../plural.ts';

export const volunteers: Messages['volunteers'] = {
  labels: {
    id: 'क्रमांक',
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन नंबर',
    role: 'भूमिका',
    status: 'खाता',
    entries: 'सर्वे',
    registered: 'कब जुड़े',
  },
  list: {
    add: 'नया जोड़ें',
    caption: 'स्वयंसेवकों की सूची',
    searchPlaceholder: 'नाम, ईमेल या फ़ोन नंबर',
    count: (all, active) =>
      `${formatNumber(all)} स्वयंसेवक, ${formatNumber(active)} ${active === 1 ? 'का खाता' : 'के खाते'} चालू`,
    noMatch: (search) => `“${search}” से कोई स्वयंसेवक नहीं मिले`,
    none: 'अभी कोई स्वयंसेवक नहीं हैं',
    clearSearch: 'खोज हटाएँ',
    you: 'आप',
    noPhone: 'नहीं दिया गया',
    entries: (count, word) => (
      <>
        {formatNumber(count)}
        {word(' सर्वे')}
      </>
    ),
    view: 'देखें',
    edit: 'बदलें',
    delete: 'हटाएँ',
    activate: 'खाता चालू करें',
    deactivate: 'खाता बंद करें',
    statusChanged: {
      active: (name) => `${name} का खाता अब चालू है`,
      inactive: (name) => `${name} का खाता अब बंद है`,
    },
  },
  form: {
    addTitle: 'नया स्वयंसेवक जोड़ें',
    closeForm: 'फ़ॉर्म बंद करें',
    nothingAdded: 'अभी किसी को जोड़ा नहीं गया। आपका लिखा हुआ नीचे वैसा ही है।',
    passwordHint: (min) => `कम से कम ${min} अक्षर`,
    add: 'स्वयंसेवक जोड़ें',
    adding: 'जोड़ा जा रहा है...',
    added: (name) => `${name} को जोड़ दिया गया`,
    saved: (name) => `${name} का खाता सहेज दिया गया`,
    newPasswordSaved: (name) => `${name} का पासवर्ड बदल गया`,
    nothingChanged: 'अभी कुछ नहीं बदला। आपके बदलाव नीचे वैसे ही हैं।',
    accountSaved: 'खाता सहेज लिया गया है, बाकी नहीं। “बदलाव सहेजें” से फिर कोशिश होगी।',
    inactiveHint: 'खाता बंद हो, तो स्वयंसेवक अंदर नहीं जा सकते।',
    ownInactiveHint:
      'यह आपका अपना खाता है। बंद होते ही आप बाहर हो जाएँगे, और कोई दूसरे एडमिन ही आपको फिर अंदर ला सकेंगे।',
    editor: 'वेबसाइट बदल सकते हैं',
    editorHint:
      'वेबसाइट के शब्द और तस्वीरें लिखते और प्रकाशित करते हैं, और कोई सर्वे नहीं देखते। खुली हुई स्क्रीन अगली बार अंदर जाने पर बदलती है।',
    newPassword: 'नया पासवर्ड',
    save: 'बदलाव सहेजें',
    saving: 'सहेजा जा रहा है...',
    back: 'वापस',
  },
  details: {
    back: 'वापस',
    adminSince: (date) => `${date} से एडमिन`,
    volunteerSince: (date) => `${date} से स्वयंसेवक`,
    edit: 'जानकारी बदलें',
    delete: 'स्वयंसेवक को हटाएँ',
    title: 'जानकारी',
    lastSignIn: 'पिछली बार कब अंदर गए',
    failedSignIns: 'अंदर जाने की नाकाम कोशिशें',
    lastEntry: 'पिछला सर्वे कब भरा',
    never: 'अभी तक नहीं',
    noFailedSignIns: 'पिछले 30 दिन में एक भी नहीं',
    failedSignInCount: (count, last) => `पिछले 30 दिन में ${count}, आख़िरी ${last}`,
    waiting: (count, oldest) =>
      count === 1
        ? `फ़ोन से 1 सर्वे भेजना बाकी है, ${oldest} भरा गया`
        : `फ़ोन से ${formatNumber(count)} सर्वे भेजने बाकी हैं, पहला ${oldest} भरा गया`,
    lastHeardFrom: (time) => `फ़ोन से आख़िरी ख़बर ${time} मिली।`,
  },
  passwordLink: {
    make: 'पासवर्ड का लिंक',
    making: 'लिंक बन रहा है...',
    title: (name) => `${name} के लिए लिंक`,
    about:
      'जो इसे खोलते हैं, वे इस खाते का पासवर्ड ख़ुद चुनते हैं, ताकि और कोई उसे न जाने। यह एक बार काम करता है, और नया लिंक बनने पर बंद हो जाता है।',
    until: (time) => `${time} तक`,
    link: 'लिंक',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    notCopied: 'कॉपी नहीं हो सका: इसे चुनकर कॉपी करें।',
    whatsApp: 'WhatsApp से भेजें',
    message: (name, time) =>
      `नमस्ते ${name}! इस लिंक से अपना पासवर्ड चुनें। यह एक बार काम करता है, ${time} तक।`,
    close: 'बंद करें',
  },
  signOut: {
    everywhere: 'सब जगह से बाहर करें',
    title: (name) => `${name} को सब जगह से बाहर करें?`,
    consequence:
      'जैसे फ़ोन खो जाने पर। पासवर्ड वही रहेगा: अगर किसी और को पता हो सकता है, तो उसे भी बदलें। जो सर्वे फ़ोन से भेजने बाकी हैं, वे फ़ोन में ही रहेंगे, जब तक उसके मालिक फिर से अंदर न जाएँ।',
    done: (name) => `${name} सब जगह से बाहर हैं`,
  },
  secondFactor: {
    remove: 'बंद करें',
    title: (name) => `${name} को कोड के बिना अंदर जाने दें?`,
    consequence: 'जिनका फ़ोन और बचाव के कोड दोनों खो गए हों। पहले पक्का करें कि यह वही हैं।',
    removed: (name) => `${name} से अब अंदर जाते समय कोड नहीं माँगा जाएगा`,
  },
  work: {
    none: (name) => `${name} ने अभी तक कोई सर्वे नहीं भरा है`,
    noneHint: 'पहला सर्वे भरते ही गिनती यहाँ दिखेगी।',
    all: 'कुल सर्वे',
    lastSevenDays: 'पिछले 7 दिन',
    adults: 'वयस्क',
    children: 'बच्चे',
    weeks: 'हर हफ़्ते के सर्वे',
    inTheWeekOf: () => ' सर्वे, हफ़्ते की शुरुआत ',
    latest: 'सबसे नए सर्वे',
    seeAll: (total) => `सभी ${total} देखें`,
  },
  reassign: {
    theirs: (entries, waiting, isEditor) =>
      [
        `${formatNumber(entries)} सर्वे ${entries === 1 ? 'इनका है' : 'इनके हैं'}।`,
        ...(waiting > 0
          ? [
              `${formatNumber(waiting)} और इनके फ़ोन में ${waiting === 1 ? 'है' : 'हैं'}, जो ${isEditor ? 'वेबसाइट बदलने वाले खाते से' : 'इस खाते के बिना'} ${waiting === 1 ? 'भेजा नहीं जा सकता' : 'भेजे नहीं जा सकते'}।`,
            ]
          : []),
      ].join(' '),
    to: 'सर्वे किसे सौंपें',
    reassigning: (done, all) => `सौंप रहे हैं: ${all} में से ${done}...`,
    failed: (count) => `${formatNumber(count)} सर्वे सौंपे नहीं जा सके। फिर कोशिश करें।`,
    alreadyReassigned: (count, to) =>
      count === 1
        ? `1 सर्वे ${to} को पहले ही सौंपा जा चुका था`
        : `${formatNumber(count)} सर्वे ${to} को पहले ही सौंपे जा चुके थे`,
    reassigned: (count, to) =>
      count === 1
        ? `1 सर्वे ${to} को सौंपा गया; पहले जैसा करने पर भी उन्हीं के पास रहेगा`
        : `${formatNumber(count)} सर्वे ${to} को सौंपे गए; पहले जैसा करने पर भी उन्हीं के पास रहेंगे`,
    deactivateTitle: (name) => `${name} का खाता बंद करें?`,
    deactivating: 'बंद कर रहे हैं...',
  },
  former: {
    list: 'पिछले तीस दिनों में हटाए गए',
    left: (date) => `यह खाता ${date} को हटाया गया`,
    entriesStay: 'इनके भरे सर्वे इनके नाम के साथ बने रहते हैं।',
    restore: 'स्वयंसेवक को वापस लाएँ',
    restoring: 'वापस ला रहे हैं...',
    restored: (name) => `${name} का खाता वापस आ गया`,
    tooLate: 'तीस दिन से ज़्यादा हो गए हैं: यह खाता अब वापस नहीं आ सकता।',
    seeEntries: 'इनके भरे सर्वे देखें',
  },
  deletion: {
    title: 'इन स्वयंसेवक को हटाएँ?',
    consequence: (name, email) => (
      <>
        हटाने के बाद {name}, {email}, अंदर नहीं जा सकेंगे। उनके भरे हुए सर्वे बने रहेंगे, और उन पर उनका नाम भी।
      </>
    ),
    confirm: 'स्वयंसेवक को हटाएँ',
    deleting: 'हटाया जा रहा है...',
    deleted: 'स्वयंसेवक को हटा दिया गया',
  },
};
