import type { Messages } from '../../messages.ts';

export const statistics: Messages['statistics'] = {
  emptyHint: 'सर्वे भरते ही यहाँ उनकी गिनती दिखेगी।',
  recorded: { week: 'हर हफ़्ते कितने सर्वे भरे', month: 'हर महीने कितने सर्वे भरे' },
  inPeriod: { week: ' सर्वे, हफ़्ते की शुरुआत ', month: ' सर्वे, महीना ' },
  periods: { week: 'भरने का हफ़्ता', month: 'भरने का महीना' },
  table: 'तालिका',
  rows: 'पंक्तियाँ',
  columns: 'कॉलम',
  noColumns: 'कोई नहीं',
  both: (rows, columns) => `${rows} और ${columns}`,
  total: 'कुल',
  others: 'बाकी सब',
  notRecorded: 'नहीं लिखा',
  ages: (from, to) => `${from} से ${to} साल`,
  fromAge: (from) => `${from} साल और उससे बड़े`,
  only: { adult: 'यहाँ सिर्फ़ वयस्क गिने गए हैं।', child: 'यहाँ सिर्फ़ बच्चे गिने गए हैं।' },
  spellings: 'एक ही जगह की अलग वर्तनियाँ साथ गिनी जाएँगी, जब उन्हें “जगहें” में एक माना जाए।',
  noMatch: 'यहाँ गिनने के लिए कोई सर्वे नहीं है',
  hidden: (smallest) =>
    `छपाई और फ़ाइल में ${smallest} से छोटी संख्याओं की जगह, और जिनसे वे पता चल सकती हैं उनकी जगह, तारा (*) रहता है।`,
  export: 'फ़ाइल बनाएँ',
  exportExcel: 'Excel फ़ाइल बनाएँ',
};
