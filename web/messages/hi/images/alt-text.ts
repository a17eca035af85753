import type { Messages } from '../../messages.ts';

const PURPOSE = 'जो लोग तस्वीर देख नहीं सकते, उनके लिए लिखें कि इसमें क्या है।';

export const altText: Messages['altText'] = {
  label: 'तस्वीर में क्या है',
  hintReadOut: `${PURPOSE} ख़ाली छोड़ने पर पन्ने में पहले से लिखे शब्द सुनाए जाएँगे।`,
  hintNotReadOut: 'यह पढ़कर नहीं सुनाया जाता: जहाँ तस्वीर लगी है, वहाँ पास में यही बात लिखी है।',
  hintUnused: `${PURPOSE} तस्वीर अभी किसी पन्ने पर नहीं लगी है, इसलिए यह किसी को सुनाई नहीं देगा।`,
  translations: 'हिंदी और मराठी में',
  translationsHint: 'इन भाषाओं के पन्नों के लिए। ख़ाली छोड़ने पर वहाँ अंग्रेज़ी के या पन्ने के अपने शब्द सुनाए जाएँगे।',
  alt_hi: 'हिंदी',
  alt_mr: 'मराठी',
  length: (length, max) => `${max} में से ${length} अक्षर`,
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  saved: 'सहेजा गया',
  savedOf: (name) => `${name} के बारे में लिखी बात सहेज ली गई`,
};
