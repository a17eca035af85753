import type { Messages } from '../messages.ts';

export const websiteFiles: Messages['websiteFiles'] = {
  title: 'PDF',
  about: 'संकेतस्थळासाठी अपलोड केलेल्या सर्व PDF. जी PDF सर्वांसमोर नसावी, ती इथून मागे घ्या.',
  none: 'अजून एकही PDF अपलोड झालेली नाही',
  caption: 'PDF, सर्वांत नवीन आधी',
  name: 'नाव',
  uploaded: 'कधी अपलोड झाली',
  namedIn: 'कुठे लावली आहे',
  notNamed: 'कुठेही लावलेली नाही',
  scheduled: (title) => `${title} (वेळ ठरली)`,
  drafted: (title) => `${title} (मसुदा)`,
  withdraw: 'मागे घ्या',
  withdrawTitle: 'ही PDF मागे घ्यायची का?',
  withdrawing: 'मागे घेत आहे...',
  withdrawWarning: (name) => (
    <>
      {name} लगेच आणि कायमची हटवली जाईल, आणि याद्यांमध्ये दिसणार नाही. तिचा पत्ता किंवा लिंक उघडणाऱ्यांना ती
      मागे घेतल्याचे वाचायला मिळेल.
    </>
  ),
  usedIn: 'ती इथे लावली आहे:',
  usedNowhere: 'ती कोणत्याही पानावर किंवा मसुद्यात लावलेली नाही.',
  copies: 'ज्यांनी ती डाउनलोड केली आहे त्यांच्याकडे ती राहील, आणि बॅकअप हटवले जाईपर्यंत त्यांतही राहील.',
  withdrawn: (name) => `${name} मागे घेतली`,
  stillNamed: (name) => `${name} मागे घेतली, पण तिचे नाव अजून इथे आहे:`,
  stillNamedNote: 'तिथे दुसरी PDF निवडा किंवा ही काढा, आणि प्रकाशित करा.',
};
