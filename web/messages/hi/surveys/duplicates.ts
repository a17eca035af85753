import type { Messages } from '../../messages.ts';

export const duplicates: Messages['duplicates'] = {
  tab: 'दोहरे सर्वे',
  /** After the number in the tab. */
  open: 'बाकी',
  pairs: 'जोड़ियाँ',
  states: { open: 'बाकी', different: 'अलग', merged: 'मिलाए गए' },
  sorts: { strongest: 'सबसे पक्के पहले', newest: 'नए पहले', oldest: 'पुराने पहले' },
  noMatch: (search) => `“${search}” से कोई जोड़ी नहीं मिली`,
  lists: { open: 'बाकी जोड़ियाँ', different: 'अलग लोग', merged: 'मिलाई गई जोड़ियाँ' },
  /** Between the two names of a pair. */
  and: 'और',
  titles: { open: 'क्या ये एक ही व्यक्ति हैं?', different: 'अलग लोग', merged: 'मिला दिए गए' },
  entry: (id) => `सर्वे ${id}`,
  older: 'पुराना',
  deleted: 'हटाया गया',
  kept: 'रखा गया',
  sameInBoth: 'दोनों में एक जैसा',
  otherNumber: 'दो अलग नंबर, जिनके आख़िरी अंक एक जैसे हैं',
  notGiven: 'नहीं दिया गया',
  consequence: (kept, gone) =>
    `मिलाने पर सर्वे ${kept} रहेगा। सर्वे ${gone} “हटाए गए” में जाएगा और उससे जुड़ा रहेगा; दोनों का इतिहास बना रहेगा, और वापस लाने पर सब पहले जैसा हो जाएगा; ${kept} में बाद में जो बदला गया हो, वह बना रहेगा।`,
  editedSince: (gone, kept) =>
    `सर्वे ${gone} को ${kept} में मिलाया गया था, और उसके बाद उसमें एक बदलाव आया है। चुनें कि उसमें से क्या रखना है, या तय करें कि ये अलग लोग हैं: तब ${gone} वापस आ जाएगा।`,
  changedSince: 'इस बीच इनमें से एक सर्वे बदला गया, इसलिए कोई फ़ैसला नहीं हुआ। दोनों अब जैसे हैं, वैसे दिखाए गए हैं।',
  different: 'अलग लोग हैं',
  merge: (id) => `${id} में मिलाएँ`,
  saving: 'सहेजा जा रहा है...',
  nowDifferent: 'दो अलग लोग माने गए',
  reopen: 'फिर से खोलें',
  notInList:
    'इस लिंक की जोड़ी इस सूची में नहीं है। शायद उसका फ़ैसला हो चुका है, या वह दूसरे पन्ने पर है: यहाँ से कोई चुनें।',
  openAgain: 'यह जोड़ी फिर बाकी है',
  nowMerged: (id) => `सर्वे ${id} में मिलाया गया`,
  restore: (id) => `सर्वे ${id} वापस लाएँ`,
  mergeUndone: 'मिलाना रद्द किया गया। जो सर्वे रहा, उसमें बाद में जो बदला गया, वह बना रहेगा।',
  decidedDifferent: (name, when) => `अलग लोग: ${name} ने ${when} तय किया`,
  decidedMerged: (id, name, when) => `${name} ने ${when} सर्वे ${id} में मिलाया`,
  view: 'सर्वे देखें',
  empty: {
    open: 'कोई जोड़ी बाकी नहीं है',
    different: 'अभी किसी को अलग नहीं माना गया है',
    merged: 'अभी कुछ मिलाया नहीं गया है',
  },
  emptyNote: 'जब दो सर्वे एक ही व्यक्ति के हो सकते हैं, तो वे यहाँ साथ-साथ दिखते हैं।',
};
