import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageNotFound as document } from '../../../documents/pages/page-404.ts';

export const pageNotFound: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'stand-in.webp',
    heading: 'हे पान पुस्तकात नाही',
    lede: 'या पत्त्यावरची भिंत अजून कोरी आहे. लिहिताना एखादे अक्षर इकडेतिकडे झाले असेल, किंवा पान दुसरीकडे गेले असेल. या भिंतींवर चित्रे आहेत:',
  },
  search: {
    title: 'पान सापडले नाही | {short_name}',
    description:
      'या पत्त्यावर कोणतेही पान नाही. इथून मुख्यपानावर, अध्यायांकडे किंवा संपर्काच्या पानावर जाता येते.',
  },
};
