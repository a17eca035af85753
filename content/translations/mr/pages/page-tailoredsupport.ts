import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageTailoredSupport as document } from '../../../documents/pages/page-tailoredsupport.ts';

export const pageTailoredSupport: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'tailored-opening.webp',
    heading: 'जशी गरज, तशी साथ',
    lede: 'दोन जागांना एकच गोष्ट लागत नाही. आम्ही आधी माप घेतो, मग कापड कापतो.',
  },
  quote: 'अध्याय पद्धत: एक जागा, एक योजना, एक बजेट, आणि काम जमले की नाही हे सांगू शकणारी तिथलीच माणसे.',
  steps: {
    heading: 'पहिल्या प्रश्नापासून शेवटच्या भेटीपर्यंत',
    items: [
      {
        title: 'ऐकणे',
        text: 'कोणतेही वचन देण्याआधी आम्ही फिरतो, बसतो, विचारतो. पाणी कोण आणते, शाळा कोणी सोडली, एकटे कोण आहे?',
        who: 'तिथली माणसे आधी बोलतात',
        picture: 'model-listen.webp',
      },
      {
        title: 'आखणे',
        text: 'आधी काय व्हावे, हे लोक निवडतात. कोण काय करणार, खर्च किती, आणि काम जमले हे कसे कळणार, हे योजनेत लिहिलेले असते.',
        who: 'एक पान, जे बैठकीत वाचून दाखवतात',
        picture: 'model-plan.webp',
      },
      {
        title: 'करणे',
        text: 'काम तिथल्याच हातांनी होते, आणि हिशोब दिसेल अशा पैशांनी.',
        who: 'काम तिथल्याच हातांनी',
        picture: 'model-carry.webp',
      },
      {
        title: 'मोजणे',
        text: 'जे कबूल केले होते, ते सगळ्यांसमोर मोजतो. मोजणी सांगेल, तिथे योजना बदलतो.',
        who: 'सगळे पाहू शकतील तिथे मोजणी',
        picture: 'model-measure.webp',
      },
      {
        title: 'सोपवणे',
        text: 'एखादा गट, शाळा किंवा ग्रामसभा चावी घेते आणि काम चालू ठेवते.',
        who: 'आम्ही पुन्हा येतो, पाहुणे म्हणून',
        picture: 'model-hand-over.webp',
      },
    ],
  },
  chapters: {
    heading: 'अकरा अध्याय',
    intro:
      'दहा अध्याय “जशी गरज, तशी साथ” मध्ये येतात. अकरावा, “स्वप्नांची नवी सुरुवात”, हा तो समुदाय, जिथून यांतली अनेक माणसे येतात.',
  },
  search: {
    title: 'जशी गरज, तशी साथ: अध्याय पद्धत | {short_name}',
    description:
      'अध्याय कसा आखला जातो, कसा चालतो आणि कसा सोपवला जातो, आणि आज या पद्धतीने चालणारे अकरा अध्याय.',
  },
};
