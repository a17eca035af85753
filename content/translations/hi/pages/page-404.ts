import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageNotFound as document } from '../../../documents/pages/page-404.ts';

export const pageNotFound: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'stand-in.webp',
    heading: 'यह पन्ना किताब में नहीं है',
    lede: 'इस पते की दीवार अभी कोरी है। हो सकता है लिखते समय कोई अक्षर इधर-उधर हो गया हो, या पन्ना कहीं और चला गया हो। इन दीवारों पर चित्र बने हैं:',
  },
  search: {
    title: 'पन्ना नहीं मिला | {short_name}',
    description: 'इस पते पर कोई पन्ना नहीं है। यहाँ से आप होम, अध्यायों या संपर्क के पन्ने पर जा सकते हैं।',
  },
};
