import type { Messages } from '../messages.ts';

export const enquiries: Messages['enquiries'] = {
  list: 'विचारणा, सर्वांत नवीन आधी',
  which: 'कोणत्या विचारणा दाखवायच्या',
  statuses: { all: 'सर्व', unread: 'न वाचलेल्या', read: 'वाचलेल्या' },
  searchPlaceholder: 'नाव, फोन नंबर किंवा संदेश',
  unreadBadge: 'न वाचलेली',
  kind: 'फॉर्म',
  allKinds: 'सर्व फॉर्म',
  kinds: { contact: 'विचारणा', volunteer: 'स्वयंसेवक', receipt: 'पावती' },
  when: 'कधी',
  phone: 'फोन नंबर',
  whatsApp: 'WhatsApp',
  email: 'ईमेल',
  address: 'पत्ता',
  showWhole: 'पूर्ण दाखवा',
  showLess: 'कमी दाखवा',
  markRead: 'वाचल्याची खूण करा',
  markUnread: 'वाचल्याची खूण काढा',
  markedRead: (name) => `${name} यांच्या विचारणेवर वाचल्याची खूण केली`,
  markedUnread: (name) => `${name} यांच्या विचारणेवरची वाचल्याची खूण काढली`,
  delete: 'हटवा',
  work: {
    filter: 'स्थिती',
    states: {
      all: 'सर्व स्थिती',
      new: 'नवीन',
      in_hand: 'काम सुरू आहे',
      answered: 'उत्तर दिले',
      deleted: 'हटवलेल्या',
    },
    open: 'स्थिती आणि टीप',
    title: (name) => `${name} यांची विचारणा`,
    state: 'स्थिती',
    note: 'कार्यालयासाठी टीप',
    entry: 'नोंदीचा क्रमांक',
    aboutOwnData: 'व्यक्ती स्वतःच्या माहितीबद्दल विचारत आहे का?',
    entryHint: 'तो नोंदीच्या माहितीखाली आहे. नसल्यास रिकामे ठेवा.',
    volunteer: 'स्वयंसेवक',
    keepVolunteer: (name) => `सध्या ती ${name} यांच्याशी जोडलेली आहे. बदलण्यासाठी दुसरे निवडा.`,
    unlink: 'कोणीही स्वयंसेवक नाही',
    save: 'जतन करा',
    saving: 'जतन होत आहे...',
    saved: 'जतन झाले',
    by: (name, when) => (
      <>
        {name}, {when}
      </>
    ),
    leadsTo: (target) => <>जोडलेली: {target}</>,
    restore: 'परत आणा',
    restored: (name) => `${name} यांची विचारणा परत आली`,
    waitsUntil: (date) => `${date} रोजी हटवली. तीस दिवसांनंतर ती कायमची जाईल.`,
  },
  empty: {
    title: 'अजून एकही विचारणा आलेली नाही',
    hint: 'संकेतस्थळाच्या संपर्काच्या पानावर लोक जे लिहितील ते इथे दिसेल.',
    none: {
      all: 'एकही विचारणा नाही',
      unread: 'न वाचलेली एकही विचारणा नाही',
      read: 'वाचलेली एकही विचारणा नाही',
    },
    noMatch: {
      all: (search) => `“${search}” शोधून एकही विचारणा सापडली नाही`,
      unread: (search) => `“${search}” शोधून न वाचलेली एकही विचारणा सापडली नाही`,
      read: (search) => `“${search}” शोधून वाचलेली एकही विचारणा सापडली नाही`,
    },
    clearSearch: 'शोधलेले पुसा',
    showAll: 'सर्व दाखवा',
    showDeleted: 'हटवलेल्या विचारणा दाखवा',
  },
  deletion: {
    title: 'ही विचारणा हटवायची का?',
    which: (name, contact, time) => (
      <>
        {name}, {contact}, पाठवल्याची वेळ {time}.
      </>
    ),
    consequence: 'ती यादीतून जाईल. तीस दिवस ॲडमिन ती परत आणू शकतात; मग ती कायमची हटवली जाईल.',
    confirm: 'विचारणा हटवा',
    deleting: 'हटवत आहे...',
    deleted: 'विचारणा हटवली',
  },
  erasure: {
    title: 'ही विचारणा कायमची हटवायची का?',
    consequence: 'मग ती कोणी परत आणू शकणार नाही.',
    confirm: 'कायमची हटवा',
    erasing: 'हटवत आहे...',
    erased: 'विचारणा कायमची हटवली',
  },
};
