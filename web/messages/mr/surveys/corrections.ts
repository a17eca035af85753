import type { Messages } from '../../messages.ts';

export const corrections: Messages['corrections'] = {
  toCorrect: (count) => `दुरुस्त करायच्या (${count})`,
  correct: 'दुरुस्त करा',
  answer: 'उत्तर द्या',
  answerTitle: (name) => `${name} यांच्याबद्दल उत्तर`,
  answerHint: 'नोंद आहे तशीच बरोबर असेल, किंवा आपल्याला काही विचारायचे असेल तेव्हा.',
  yourAnswer: 'आपले उत्तर',
  send: 'पाठवा',
  sending: 'पाठवत आहे...',
  answered: 'आपले उत्तर पाठवले',
  notLoaded: 'काय दुरुस्त करायचे ते मिळाले नाही.',

  title: 'दुरुस्ती',
  badge: { waiting: 'दुरुस्त करायची', back: 'दुरुस्त होऊन आली' },
  you: 'आपण',
  note: 'सूचना',
  sendBack: 'परत पाठवा',
  sendBackTitle: (name) => `${name} यांची नोंद परत पाठवायची?`,
  sendBackHint:
    'स्वयंसेवकांना ती त्यांच्या पानावर सर्वांत आधी दिसेल. ते दुरुस्त करतील किंवा उत्तर देतील, मग ती आपल्याकडे येईल.',
  goneVolunteer: 'या स्वयंसेवकांचे खाते हटवले आहे, त्यामुळे सूचना कोणी पाहणार नाही.',
  unseenBy: (name) => `${name} यांना आता नोंदी दिसत नाहीत, त्यामुळे सूचना कोणी पाहणार नाही.`,
  giveToOther: 'दुसऱ्या कोणाला द्या',
  sentBack: 'नोंद आपल्या सूचनेसह परत पाठवली',
  itIsRight: 'बरोबर आहे',
  accepting: 'जतन होत आहे...',
  accepted: 'नोंद आता आहे तशी बरोबर आहे',
  steps: {
    sent_back: 'परत पाठवली',
    corrected: 'दुरुस्त केली',
    answered: 'उत्तर दिले',
    accepted: 'बरोबर ठरवली',
    withdrawn: 'पाठवणे मागे घेतले',
  },
  correctedVersion: (version) => `दुरुस्त केली: इतिहासातील आवृत्ती ${version}`,
};
