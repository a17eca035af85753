import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { news as document } from '../../documents/news.ts';

export const news: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'crier-opening.webp',
    heading: 'ताज़ा ख़बर',
    lede: 'क्या हुआ, कहाँ हुआ और उससे क्या निकला: जो वहाँ थे, उनकी लिखी छोटी टिप्पणियाँ।',
  },
  items: [],
  words: {
    read: 'आगे पढ़ें',
    written: 'लिखा',
    by: 'लेखक',
    place: 'जगह',
    program: 'अध्याय',
    share: 'WhatsApp पर बताएँ',
    copy: 'लिंक कॉपी करें',
    copied: 'कॉपी हुआ',
    feed: 'फ़ीड से जुड़ें (Atom)',
    older: 'पहले की टिप्पणियाँ',
    newer: 'बाद की टिप्पणियाँ',
    all: 'सारी ख़बरें',
  },
  nothing: {
    heading: 'अभी कोई टिप्पणी नहीं है',
    text: 'पहली टिप्पणी लिखते ही यहाँ दिखेगी। तब तक देखिए कि आगे क्या होने वाला है।',
    events: 'आयोजन देखें',
  },
  search: {
    title: '{short_name} की ताज़ा ख़बर',
    description: 'जो वहाँ थे, उनकी लिखी छोटी टिप्पणियाँ: क्या हुआ, कहाँ हुआ और उससे क्या निकला।',
  },
};
