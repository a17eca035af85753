import type { Messages } from '../../messages.ts';

const PURPOSE = 'ज्यांना चित्र दिसत नाही, त्यांच्यासाठी चित्रात काय आहे ते लिहा.';

export const altText: Messages['altText'] = {
  label: 'चित्रात काय आहे',
  hintReadOut: `${PURPOSE} रिकामे ठेवल्यास पानात आधीपासून असलेले शब्द ऐकवले जातील.`,
  hintNotReadOut: 'हे वाचून दाखवले जात नाही: चित्र जिथे लावले आहे, तिथे शेजारी हेच लिहिले आहे.',
  hintUnused: `${PURPOSE} चित्र अजून कोणत्याही पानावर लावलेले नाही, त्यामुळे हे कोणाला ऐकू येणार नाही.`,
  translations: 'हिंदी आणि मराठीत',
  translationsHint: 'या भाषांतल्या पानांसाठी. रिकामे ठेवल्यास तिथे इंग्रजी किंवा पानाचे स्वतःचे शब्द ऐकवले जातील.',
  alt_hi: 'हिंदी',
  alt_mr: 'मराठी',
  length: (length, max) => `${max} पैकी ${length} अक्षरे`,
  save: 'जतन करा',
  saving: 'जतन होत आहे...',
  saved: 'जतन केले',
  savedOf: (name) => `${name} बद्दल लिहिलेले जतन केले`,
};
