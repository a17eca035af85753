import type { Messages } from '../../messages.ts';

const DEVICES = { phone: 'फ़ोन', tablet: 'टैबलेट', computer: 'कंप्यूटर' };

export const drafts: Messages['drafts'] = {
  kept: (device) => `आप जो लिखते हैं, इस ${DEVICES[device]} पर साथ-साथ सहेजा जाता है`,
  notKept: (device) => `आपका लिखा इस ${DEVICES[device]} पर सहेजा नहीं जा रहा: फ़ॉर्म छोड़ने से पहले जमा करें`,
  keepOpen: (device) =>
    `आपका लिखा इस ${DEVICES[device]} पर सहेजा नहीं जा रहा: नेटवर्क आने तक फ़ॉर्म खुला रखें`,

  unfinished: (count) => (count === 1 ? 'अधूरा फ़ॉर्म' : 'अधूरे फ़ॉर्म'),
  continueNew: (moment) => `जो सर्वे आपने ${moment} शुरू किया था, उसे आगे भरें?`,
  continueEdit: (moment) => `जो बदलाव आपने ${moment} शुरू किए थे, उन्हें पूरा करें?`,
  continueThisEdit: (moment) => `इस सर्वे में आपने ${moment} बदलाव शुरू किए थे। उन्हें पूरा करें?`,
  continue: 'आगे भरें',
  continueTitled: (title) => `आगे भरें: ${title}`,
  discard: 'हटाएँ',
  discardTitled: (title) => `हटाएँ: ${title}`,
  discarded: 'अधूरा फ़ॉर्म हटाया गया',

  restored: (moment) => `आपका लिखा हुआ वापस आ गया है। आपने ${moment} शुरू किया था।`,
  numbersNotKept: 'पहचान पत्रों के नंबर इस फ़ोन या कंप्यूटर पर नहीं रखे जाते। उन्हें एक बार देख लें।',
  changedSince: 'उसके बाद यह सर्वे बदला गया है। सहेजते समय दोनों बातें दिखेंगी।',
};
