import type { Messages } from '../messages.ts';

export const enquiries: Messages['enquiries'] = {
  list: 'विचारणा, सर्वांत नवीन आधी',
  which: 'कोणत्या विचारणा दाखवायच्या',
  statuses: { all: 'सर्व', unread: 'न वाचलेल्या', read: 'वाचलेल्या' },
  searchPlaceholder: 'नाव, फोन नंबर किंवा संदेश',
  unreadBadge: 'न वाचलेली',
  kind: 'फॉर्म',
  allKinds: 'सर्व फॉर्म',
  kinds: { contact: 'चौकशी', volunteer: 'स्वयंसेवक', receipt: 'पावती' },
  when: 'कधी',
  phone: 'फोन नंबर',
  email: 'ईमेल',
  address: 'पत्ता',
  showWhole: 'पूर्ण दाखवा',
  showLess: 'कमी दाखवा',
  markRead: 'वाचल्याची खूण करा',
  markUnread: 'वाचल्याची खूण काढा',
  markedRead: (name) => `${name} यांच्या विचारणेवर वाचल्याची खूण केली`,
  markedUnread: (name) => `${name} यांच्या विचारणेवरची वाचल्याची खूण काढली`,
  delete: 'हटवा',
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
    clearSearch: 'शोध काढा',
    showAll: 'सर्व दाखवा',
  },
  deletion: {
    title: 'ही विचारणा हटवायची का?',
    which: (name, email, time) => (
      <>
        नाव {name}, ईमेल {email}, पाठवल्याची वेळ {time}.
      </>
    ),
    consequence: 'हटवल्यावर ती कायमची जाईल: कोणालाही परत आणता येणार नाही.',
    confirm: 'विचारणा हटवा',
    deleting: 'हटवत आहे...',
    deleted: 'विचारणा हटवली',
  },
};
