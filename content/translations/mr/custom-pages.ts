import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { customPages as document } from '../../documents/custom-pages.ts';

export const customPages: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'about-opening.webp',
    heading: 'आमच्याबद्दल आणखी',
    lede: 'आमच्याबद्दलची अशी पाने, जी कोणत्याही एका अध्यायाची नाहीत.',
  },
  items: [],
  words: {
    read: 'पान वाचा',
    all: 'अशी सर्व पाने',
  },
  nothing: {
    heading: 'अजून दुसरे पान नाही',
    text: 'आम्ही काय करतो ते [आमच्या अध्यायांत](/tailoredsupport) आहे, आणि नवे काय ते [बातम्यांमध्ये](/news).',
  },
  search: {
    title: '{short_name} बद्दल आणखी',
    description: 'संस्था आणि तिच्या कामाबद्दलची अशी पाने, जी कोणत्याही एका अध्यायाची नाहीत.',
  },
};
