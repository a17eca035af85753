import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { team as document } from '../../documents/team.ts';

export const team: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'team-opening.webp',
    heading: 'आमची टीम',
    lede: '{count} जण ट्रस्ट चालवतात: कार्यक्रम आखतात, हिशोब वाचतात आणि पत्रांना उत्तरे देतात.',
  },
  items: [
    {
      name: 'संस्थापक',
      education: 'सार्वजनिक धोरण आणि समुदाय विकास',
      position: 'संस्थापक',
      quote: '',
      picture: 'trade-sapling',
    },
    {
      name: 'सहसंस्थापक',
      education: 'समाजकार्य आणि ग्रामीण व्यवस्थापन',
      position: 'सहसंस्थापक',
      quote: '',
      picture: 'trade-pot',
    },
    {
      name: 'संवाद तज्ज्ञ',
      education: 'पत्रकारिता आणि जनसंवाद',
      position: 'संवाद तज्ज्ञ',
      quote: '',
      picture: 'trade-horn',
    },
    {
      name: 'कायदा प्रमुख',
      education: 'कायदा',
      position: 'कायदा प्रमुख',
      quote: '',
      picture: '',
    },
    {
      name: 'आयटी प्रमुख',
      education: 'संगणकशास्त्र',
      position: 'आयटी प्रमुख',
      quote: '',
      picture: 'trade-phone',
    },
    {
      name: 'विशेष शिक्षक',
      education: 'विशेष शिक्षण',
      position: 'विशेष शिक्षक',
      quote: '',
      picture: 'trade-dots',
    },
    {
      name: 'कायदा सल्लागार',
      education: '',
      position: 'कायदा सल्लागार',
      quote: '',
      picture: 'trade-paper',
    },
  ],
  list: {
    heading: 'कोण काय करते',
    note: 'नाव, शिक्षण आणि चित्रे सध्या नमुने आहेत, प्रत्येक जण आपली माहिती पाठवेपर्यंत. फोटोच्या जागी त्यांच्या कामाचे चित्र आहे.',
    no_words: 'अजून काही म्हटलेले नाही',
    home: 'सगळ्या {count} जणांना भेटा',
  },
  carousel: {
    name: 'आमची टीम',
    kind: 'फिरती चित्रे',
    slide: 'एक चित्र',
    members: 'टीममधली माणसे',
    of: '/',
    start: 'फिरवणे सुरू करा',
    stop: 'फिरवणे थांबवा',
    previous: 'मागचे',
    next: 'पुढचे',
  },
  search: {
    title: 'आमची टीम | {short_name}',
    description:
      'ट्रस्टमधली {count} माणसे, संस्थापकापासून कायदा सल्लागारापर्यंत: ती कोण आहेत आणि कोण काय करते.',
  },
};
