import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { customPages as document } from '../../documents/custom-pages.ts';

export const customPages: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'about-opening.webp',
    heading: 'हमारी और बातें',
    lede: 'हमारे बारे में ऐसे पन्ने, जो किसी एक अध्याय के नहीं हैं।',
  },
  items: [],
  words: {
    read: 'पन्ना पढ़ें',
    all: 'ऐसे सारे पन्ने',
  },
  nothing: {
    heading: 'अभी कोई और पन्ना नहीं है',
    text: 'हम क्या करते हैं, वह [हमारे अध्यायों](/tailoredsupport) में है, और नया क्या है, वह [ताज़ा ख़बर](/news) में।',
  },
  search: {
    title: '{short_name} की और बातें',
    description: 'संस्था और उसके काम के ऐसे पन्ने, जो किसी एक अध्याय के नहीं हैं।',
  },
};
