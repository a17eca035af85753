import type { Messages } from '../messages.ts';

export const documentHistory: Messages['documentHistory'] = {
  historyOf: (title) => `इतिहास: ${title}`,
  everyVersion: (language) => `हर प्रकाशित संस्करण रखा जाता है: ${language}`,
  version: (number) => `संस्करण ${number}`,
  versionOf: (title, version) =>
    version === 0 ? `${title}, मूल शब्द` : `${title}, संस्करण ${version}`,
  versionNote: 'ये शब्द तब जैसे थे, वैसे ही। बाकी सारे शब्द आज के हैं।',
  publishedBy: (name, at) => `${name}, ${at}`,
  onSite: 'वेबसाइट पर',
  asDelivered: 'जैसी वेबसाइट शुरू में मिली थी',
  compare: 'तुलना',
  whatItChanged: 'क्या बदला',
  againstSite: 'आज की वेबसाइट से',
  noDifference: 'कोई अंतर नहीं',
  revertNote: (version) =>
    version === 0
      ? 'इससे मूल शब्दों का मसौदा बनेगा। प्रकाशित करने तक वेबसाइट नहीं बदलेगी।'
      : `इससे संस्करण ${version} का मसौदा बनेगा। प्रकाशित करने तक वेबसाइट नहीं बदलेगी।`,
  isReverted: (title, version) =>
    `${title}: मसौदा अब ${version === 0 ? 'मूल शब्दों' : `संस्करण ${version}`} जैसा है`,
  replaceDraft: 'मसौदे की जगह यह संस्करण रखना है?',
  replaceDraftNote: (version) =>
    `एक मसौदा अभी प्रकाशित नहीं हुआ है। उसके शब्दों की जगह ${version === 0 ? 'मूल शब्द' : `संस्करण ${version} के शब्द`} आ जाएँगे।`,
};
