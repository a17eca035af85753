import type { Messages } from '../messages.ts';
import { formatNumber } from '../plural.ts';

export const volunteers: Messages['volunteers'] = {
  labels: {
    id: 'क्रमांक',
    name: 'नाव',
    email: 'ईमेल',
    phone: 'फोन नंबर',
    role: 'भूमिका',
    status: 'खाते',
    entries: 'नोंदी',
    registered: 'कधीपासून आहेत',
  },
  list: {
    add: 'नवीन जोडा',
    caption: 'स्वयंसेवकांची यादी',
    searchPlaceholder: 'नाव, ईमेल किंवा फोन नंबर',
    count: (all, active) =>
      `${formatNumber(all)} स्वयंसेवक, ${formatNumber(active)} ${active === 1 ? 'खाते' : 'खाती'} सुरू`,
    noMatch: (search) => `“${search}” शोधून कोणी स्वयंसेवक सापडले नाहीत`,
    none: 'अजून कोणी स्वयंसेवक नाहीत',
    clearSearch: 'शोधलेले पुसा',
    you: 'आपण',
    noPhone: 'दिलेला नाही',
    entries: (count, word) => (
      <>
        {formatNumber(count)}
        {word(count === 1 ? ' नोंद' : ' नोंदी')}
      </>
    ),
    view: 'पाहा',
    edit: 'बदला',
    delete: 'हटवा',
    activate: 'खाते सुरू करा',
    deactivate: 'खाते बंद करा',
    statusChanged: {
      active: (name) => `${name} यांचे खाते आता सुरू आहे`,
      inactive: (name) => `${name} यांचे खाते आता बंद आहे`,
    },
  },
  form: {
    addTitle: 'नवीन स्वयंसेवक जोडा',
    closeForm: 'फॉर्म बंद करा',
    nothingAdded: 'अजून कोणालाही जोडलेले नाही. आपण लिहिलेले खाली तसेच आहे.',
    passwordHint: (min) => `किमान ${min} अक्षरे`,
    add: 'स्वयंसेवक जोडा',
    adding: 'जोडत आहे...',
    added: (name) => `${name} यांना जोडले`,
    saved: (name) => `${name} यांचे खाते जतन झाले`,
    newPasswordSaved: (name) => `${name} यांचा पासवर्ड बदलला`,
    nothingChanged: 'अजून काहीच बदललेले नाही. आपले बदल खाली तसेच आहेत.',
    accountSaved: 'खाते जतन झाले आहे, बाकीचे नाही. “बदल जतन करा” पुन्हा प्रयत्न करते.',
    inactiveHint: 'खाते बंद असेल, तर स्वयंसेवकांना आत येता येत नाही.',
    ownInactiveHint:
      'हे आपले स्वतःचे खाते आहे. बंद होताच आपण बाहेर पडाल, आणि फक्त दुसरे ॲडमिन आपल्याला पुन्हा आत आणू शकतील.',
    editor: 'संकेतस्थळ बदलू शकतात',
    editorHint:
      'संकेतस्थळाचे शब्द आणि चित्रे लिहितात आणि प्रकाशित करतात, आणि कोणतीही नोंद पाहत नाहीत. उघडी असलेली स्क्रीन पुढच्या वेळी आत आल्यावर बदलते.',
    newPassword: 'नवीन पासवर्ड',
    save: 'बदल जतन करा',
    saving: 'जतन होत आहे...',
    back: 'मागे',
  },
  details: {
    back: 'मागे',
    adminSince: (date) => `${date} पासून ॲडमिन`,
    volunteerSince: (date) => `${date} पासून स्वयंसेवक`,
    edit: 'माहिती बदला',
    delete: 'स्वयंसेवकांना हटवा',
    title: 'माहिती',
    lastSignIn: 'शेवटचे कधी आत आले',
    failedSignIns: 'आत येण्याचे फसलेले प्रयत्न',
    lastEntry: 'शेवटची नोंद कधी केली',
    never: 'अजून नाही',
    noFailedSignIns: 'मागच्या 30 दिवसांत एकही नाही',
    failedSignInCount: (count, last) => `मागच्या 30 दिवसांत ${count}, शेवटचा ${last}`,
    waiting: (count, oldest) =>
      count === 1
        ? `फोनवरून 1 नोंद पाठवायची आहे, ती ${oldest} केली`
        : `फोनवरून ${formatNumber(count)} नोंदी पाठवायच्या आहेत, पहिली ${oldest} केली`,
    lastHeardFrom: (time) => `फोनशी शेवटचा संपर्क ${time} झाला.`,
  },
  passwordLink: {
    make: 'पासवर्डची लिंक',
    making: 'लिंक तयार होत आहे...',
    title: (name) => `${name} यांच्यासाठी लिंक`,
    about:
      'लिंक उघडणारी व्यक्ती या खात्याचा पासवर्ड स्वतः निवडते, म्हणजे तो दुसऱ्या कोणाला माहीत नसतो. लिंक एकदाच चालते, आणि नवीन लिंक तयार झाल्यावर बंद होते.',
    until: (time) => `${time} पर्यंत`,
    link: 'लिंक',
    copy: 'लिंक कॉपी करा',
    copied: 'लिंक कॉपी झाली',
    notCopied: 'कॉपी झाली नाही: ती निवडून कॉपी करा.',
    whatsApp: 'WhatsApp ने पाठवा',
    message: (name, time) =>
      `नमस्ते ${name}! या लिंकने आपला पासवर्ड निवडा. ती एकदाच चालते, ${time} पर्यंत.`,
    close: 'बंद करा',
  },
  signOut: {
    everywhere: 'सगळीकडून बाहेर काढा',
    title: (name) => `${name} यांना सगळीकडून बाहेर काढायचे?`,
    consequence:
      'उदाहरणार्थ, फोन हरवल्यास. पासवर्ड तोच राहील: तो दुसऱ्या कोणाला माहीत असण्याची शक्यता असेल, तर तोही बदला. फोनवरून पाठवायच्या राहिलेल्या नोंदी मालक पुन्हा आत येईपर्यंत फोनमध्येच राहतील.',
    done: (name) => `${name} सगळीकडून बाहेर आहेत`,
  },
  secondFactor: {
    remove: 'बंद करा',
    title: (name) => `${name} यांना कोडशिवाय आत येऊ द्यायचे?`,
    consequence: 'ज्यांचा फोन आणि राखीव कोड दोन्ही हरवले आहेत त्यांच्यासाठी. आधी खात्री करा की ते तेच आहेत.',
    removed: (name) => `${name} आता कोडशिवाय आत येऊ शकतात`,
  },
  work: {
    none: (name) => `${name} यांनी अजून एकही नोंद केलेली नाही`,
    noneHint: 'पहिली नोंद झाली की तिची मोजणी इथे दिसेल.',
    all: 'एकूण नोंदी',
    lastSevenDays: 'मागचे 7 दिवस',
    adults: 'प्रौढ',
    children: 'बालके',
    weeks: 'दर आठवड्याच्या नोंदी',
    inTheWeekOf: (count) => `${count === 1 ? ' नोंद' : ' नोंदी'}, आठवड्याची सुरुवात `,
    latest: 'सर्वांत नवीन नोंदी',
    seeAll: (total) => `सर्व ${total} पाहा`,
  },
  reassign: {
    theirs: (entries, waiting, isEditor) =>
      [
        entries === 1 ? '1 नोंद यांची आहे.' : `${formatNumber(entries)} नोंदी यांच्या आहेत.`,
        ...(waiting > 0
          ? [
              `आणखी ${formatNumber(waiting)} यांच्या फोनमध्ये ${waiting === 1 ? 'आहे; ती' : 'आहेत; त्या'} ${isEditor ? 'संकेतस्थळ बदलणाऱ्या खात्यातून' : 'या खात्याशिवाय'} पाठवता ${waiting === 1 ? 'येणार नाही' : 'येणार नाहीत'}.`,
            ]
          : []),
      ].join(' '),
    to: 'नोंदी कोणाला सोपवायच्या',
    reassigning: (done, all) => `सोपवत आहे: ${all} पैकी ${done}...`,
    failed: (count) => `${formatNumber(count)} नोंदी सोपवता आल्या नाहीत. पुन्हा प्रयत्न करा.`,
    alreadyReassigned: (count, to) =>
      count === 1
        ? `1 नोंद ${to} यांना आधीच सोपवली होती`
        : `${formatNumber(count)} नोंदी ${to} यांना आधीच सोपवल्या होत्या`,
    reassigned: (count, to) =>
      count === 1
        ? `1 नोंद ${to} यांना सोपवली; पूर्ववत केल्यावरही ती त्यांच्याकडेच राहील`
        : `${formatNumber(count)} नोंदी ${to} यांना सोपवल्या; पूर्ववत केल्यावरही त्या त्यांच्याकडेच राहतील`,
    deactivateTitle: (name) => `${name} यांचे खाते बंद करायचे?`,
    deactivating: 'बंद करत आहे...',
  },
  former: {
    list: 'मागील तीस दिवसांत हटवलेले',
    left: (date) => `हे खाते ${date} रोजी हटवले`,
    entriesStay: 'यांच्या नोंदी यांच्या नावासह राहतात.',
    restore: 'स्वयंसेवकांना परत आणा',
    restoring: 'परत आणत आहे...',
    restored: (name) => `${name} यांचे खाते परत आले`,
    tooLate: 'तीस दिवसांपेक्षा जास्त झाले: हे खाते आता परत आणता येणार नाही.',
    seeEntries: 'यांच्या नोंदी पाहा',
  },
  deletion: {
    title: 'या स्वयंसेवकांना हटवायचे का?',
    consequence: (name, email) => (
      <>
        हटवल्यावर {name}, {email}, यांना आत येता येणार नाही. त्यांनी केलेल्या नोंदी राहतील, आणि त्यांवर त्यांचे
        नावही.
      </>
    ),
    confirm: 'स्वयंसेवकांना हटवा',
    deleting: 'हटवत आहे...',
    deleted: 'स्वयंसेवकांना हटवले',
  },
};
