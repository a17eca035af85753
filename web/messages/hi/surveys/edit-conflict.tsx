import type { Messages } from '../../messages.ts';

const listFormat = new Intl.ListFormat('hi');

export const editConflict: Messages['editConflict'] = {
  saved: (authors, at) =>
    `आप लिख रहे थे, तभी ${at} यह सर्वे फिर से सहेजा गया। फ़ॉर्म में कुछ नहीं बदला। सहेजने वाले: ${authors}`,
  changed: (authors, fields, at) =>
    `आप लिख रहे थे, तभी ${at} यह बदला गया: ${fields}। बदलने वाले: ${authors}`,
  changedBothKept: (authors, fields, at) =>
    `आप लिख रहे थे, तभी ${at} यह बदला गया: ${fields}। बदलने वाले: ${authors}। दोनों के बदलाव रखे गए हैं।`,
  youChanged: (fields) =>
    `यह आपने भी बदला है: ${fields}। जब तक आप उनका लिखा नहीं चुनते, फ़ॉर्म में आपका लिखा रहेगा।`,
  saveAgain: 'दोनों के बदलाव एक साथ सहेजने के लिए “बदलाव सहेजें” फिर से दबाएँ।',
  mine: (value) => <>आपका लिखा: {value}</>,
  takeTheirs: 'उनका लिखा रखें',
  takeMineBack: 'मेरा लिखा वापस लाएँ',

  youElsewhere: 'आप (दूसरी खुली स्क्रीन पर)',
  someoneElse: 'कोई और',
  authors: (names) => listFormat.format(names),
  fields: (labels) => listFormat.format(labels),

  employmentAndIncome: 'काम और आमदनी',
  otherDocument: 'दूसरा पहचान पत्र',
  nothing: 'कुछ नहीं',
  sameAddress: 'वही जो डाक का पता है',
  employed: (income) => `काम करते हैं, महीने के ₹ ${income}`,
  notEmployed: 'काम नहीं करते',
};
