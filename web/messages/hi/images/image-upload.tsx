import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const imageUpload: Messages['imageUpload'] = {
  upload: 'तस्वीर अपलोड करें',
  uploads: 'तस्वीरों का अपलोड',
  dropHere: 'अपलोड करने के लिए तस्वीरें यहाँ छोड़ें',

  waiting: 'क़तार में है',
  resizing: 'छोटी की जा रही है…',
  percent: (percent) => `${percent}% अपलोड हुई`,
  processing: 'तैयार हो रही है…',
  done: 'अपलोड हो गई',
  progress: (name, state) => `${name}: ${state}`,
  inPlaceOf: (name, replaced) => `${replaced} की जगह ${name}`,
  uploadOf: (name) => `${name} का अपलोड`,
  retry: 'फिर कोशिश करें',
  retryUpload: (name) => `फिर कोशिश करें: ${name} का अपलोड`,
  cancelUpload: (name) => `${name} का अपलोड रोकें`,
  dismiss: (name) => `${name} की सूचना बंद करें`,

  replaced: (name) => `${name} की जगह दूसरी तस्वीर लग गई`,
  uploaded: (name) => `${name} अपलोड हो गई`,
  uploadedMany: (count) => `${count} तस्वीरें अपलोड हो गईं`,
  madeSmaller: {
    one: (dimensions, size) => `छोटी की गई: ${dimensions}, ${size}`,
    many: (count) =>
      plural('hi', count, { one: 'उनमें से # छोटी की गई', other: 'उनमें से # छोटी की गईं' }),
  },
  convertedFromHeic: {
    one: (dimensions, size) => `HEIC से बदली गई: ${dimensions}, ${size}`,
    many: (count) =>
      plural('hi', count, { one: 'उनमें से # HEIC से बदली गई', other: 'उनमें से # HEIC से बदली गईं' }),
  },
  withNote: (sentence, note) => `${sentence}। ${note}`,
  show: 'देखें',

  svgRefused: 'SVG तस्वीर नहीं ली जाती, क्योंकि उसमें कोई प्रोग्राम छिपा हो सकता है। उसे PNG बनाकर अपलोड करें।',
  heicRefused: 'HEIC तस्वीर ज़्यादातर फ़ोन और कंप्यूटर पर नहीं दिखती। उसे JPG बनाकर अपलोड करें।',
  heicAdvice: 'iPhone पर Settings > Camera > Formats > Most Compatible चुनें, तो कैमरा JPG तस्वीरें लेगा।',
  emptyFile: 'यह फ़ाइल ख़ाली है',

  leaveUploading: 'अपलोड पूरा होने से पहले जाएँ?',
  leaveUnsaved: 'सहेजे बिना जाएँ?',
  stay: 'यहीं रहें',
  stillUploading: 'जो तस्वीरें अभी अपलोड हो रही हैं, वे नहीं पहुँचेंगी।',
  unsavedWords: {
    one: (name) => <>{name} के बारे में आपने जो लिखा है, वह अभी सहेजा नहीं गया है।</>,
    many: (count) => `${count} तस्वीरों के बारे में आपने जो लिखा है, वह अभी सहेजा नहीं गया है।`,
  },
  unsavedChanges: {
    one: (name) => <>{name} में आपने जो बदला है, वह अभी सहेजा नहीं गया है।</>,
    many: (count) => `${count} तस्वीरों में आपने जो बदला है, वह अभी सहेजा नहीं गया है।`,
  },
};
