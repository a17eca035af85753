import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { news as document } from '../../documents/news.ts';

export const news: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'crier-opening.webp',
    heading: 'बातम्या',
    lede: 'काय झाले, कुठे झाले आणि त्यातून काय निघाले: तिथे असलेल्यांनी लिहिलेल्या छोट्या नोंदी.',
  },
  items: [],
  words: {
    read: 'पुढे वाचा',
    written: 'लिहिले',
    by: 'लेखक',
    place: 'ठिकाण',
    program: 'अध्याय',
    share: 'WhatsApp वर सांगा',
    copy: 'लिंक कॉपी करा',
    copied: 'कॉपी झाली',
    feed: 'फीडमधून बातम्या मिळवा (Atom)',
    older: 'आधीच्या नोंदी',
    newer: 'नंतरच्या नोंदी',
    all: 'सगळ्या बातम्या',
  },
  nothing: {
    heading: 'अजून एकही नोंद नाही',
    text: 'पहिली नोंद लिहिली की इथे दिसेल. तोपर्यंत पुढे काय होणार आहे ते बघा.',
    events: 'मेळावे बघा',
  },
  search: {
    title: '{short_name}: बातम्या',
    description: 'तिथे असलेल्यांनी लिहिलेल्या छोट्या नोंदी: काय झाले, कुठे झाले आणि त्यातून काय निघाले.',
  },
};
