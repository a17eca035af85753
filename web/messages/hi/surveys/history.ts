import type { Messages } from '../../messages.ts';

export const history: Messages['history'] = {
  title: 'बदलावों का इतिहास',
  showAll: (count) => `सभी ${count} दिखाएँ`,
  created: (version) => `संस्करण ${version}, सर्वे भरा गया`,
  current: (version) => `संस्करण ${version}, अभी का`,
  version: (version) => `संस्करण ${version}`,
  deleted: 'हटाया गया',
  restored: 'वापस लाया गया',
  revertToThis: 'इस संस्करण जैसा रखें',
  madeAndCame: (made, came) => `${made}, यहाँ पहुँचा: ${came}`,

  revertTitle: (version) => `सर्वे को पहले के संस्करण ${version} जैसा रखना है?`,
  revert: 'पहले जैसा रखें',
  reverting: 'पहले जैसा रखा जा रहा है...',
  revertNote: (current) =>
    `नीचे की बातें पहले जैसी हो जाएँगी। अभी का सर्वे इतिहास में संस्करण ${current} के नाम से बना रहेगा।`,
  wasReverted: (version) => `सर्वे अब संस्करण ${version} जैसा है`,

  before: 'पहले: ',
  after: 'बाद में: ',
  alike: {
    number: 'दूसरा नंबर, जिसके आख़िरी अंक यही हैं',
    document: 'दूसरा नंबर, जिसके आख़िरी अक्षर यही हैं',
    volunteer: 'इसी नाम के दूसरे स्वयंसेवक',
    other: 'दूसरा, जो ऐसा ही दिखता है',
  },
  mayDiffer: 'बीच में यह बदला गया था: आख़िरी हिस्सा यही हो, तब भी नंबर दूसरा हो सकता है',
};
