import type { Messages } from '../../messages.ts';

const listFormat = new Intl.ListFormat('mr');

export const editConflict: Messages['editConflict'] = {
  saved: (authors, at) =>
    `आपण लिहीत असताना ${at} ही नोंद पुन्हा जतन झाली. फॉर्ममध्ये काही बदललेले नाही. जतन करणारे: ${authors}`,
  changed: (authors, fields, at) =>
    `आपण लिहीत असताना ${at} हे बदलले गेले: ${fields}. बदल करणारे: ${authors}`,
  changedBothKept: (authors, fields, at) =>
    `आपण लिहीत असताना ${at} हे बदलले गेले: ${fields}. बदल करणारे: ${authors}. दोघांचेही बदल ठेवले आहेत.`,
  youChanged: (fields) => `हे आपणही बदलले आहे: ${fields}. आपण त्यांचे निवडेपर्यंत फॉर्ममध्ये आपले लिहिलेले राहील.`,
  saveAgain: 'दोघांचे बदल एकत्र जतन करण्यासाठी “बदल जतन करा” पुन्हा दाबा.',
  mine: (value) => <>आपले लिहिलेले: {value}</>,
  takeTheirs: 'त्यांचे ठेवा',
  takeMineBack: 'माझे परत आणा',

  youElsewhere: 'आपण (दुसऱ्या उघड्या स्क्रीनवर)',
  someoneElse: 'दुसरे कोणीतरी',
  authors: (names) => listFormat.format(names),
  fields: (labels) => listFormat.format(labels),

  employmentAndIncome: 'काम आणि उत्पन्न',
  otherDocument: 'दुसरे ओळखपत्र',
  nothing: 'काही नाही',
  sameAddress: 'पत्रव्यवहाराचा पत्ताच',
  employed: (income) => `काम करतात, महिन्याला ₹ ${income}`,
  notEmployed: 'काम करत नाहीत',
};
