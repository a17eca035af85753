import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageCalendar as document } from '../../../documents/pages/page-calendar.ts';

export const pageCalendar: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'calendar-opening.webp',
    heading: '{year} में भारत की छुट्टियाँ और ख़ास दिन',
    lede: 'इसी कैलेंडर से स्कूल बंद होते हैं और परिवार सफ़र पर निकलते हैं। इसलिए हमारे अध्याय भी इस पर नज़र रखते हैं।',
  },
  headings: {
    months: 'महीने-महीने',
    year: '{year} की पूरी सूची',
    days: '{month} में',
  },
  months: {
    january: 'जनवरी',
    february: 'फ़रवरी',
    march: 'मार्च',
    april: 'अप्रैल',
    may: 'मई',
    june: 'जून',
    july: 'जुलाई',
    august: 'अगस्त',
    september: 'सितंबर',
    october: 'अक्टूबर',
    november: 'नवंबर',
    december: 'दिसंबर',
  },
  weekdays: {
    monday: 'सोमवार',
    tuesday: 'मंगलवार',
    wednesday: 'बुधवार',
    thursday: 'गुरुवार',
    friday: 'शुक्रवार',
    saturday: 'शनिवार',
    sunday: 'रविवार',
  },
  short_weekdays: {
    monday: 'सोम',
    tuesday: 'मंगल',
    wednesday: 'बुध',
    thursday: 'गुरु',
    friday: 'शुक्र',
    saturday: 'शनि',
    sunday: 'रवि',
  },
  kinds: {
    national: 'राष्ट्रीय छुट्टी',
    festival: 'त्योहार',
    observance: 'ख़ास दिन',
  },
  notes: {
    none: 'कोई छुट्टी नहीं।',
    empty: 'कोई छुट्टी नहीं।',
    moon: 'जो दिन चाँद से तय होते हैं, वे कहीं-कहीं एक दिन आगे या पीछे हो सकते हैं।',
  },
  buttons: {
    previous: 'पिछला महीना',
    next: 'अगला महीना',
    month: 'महीना',
  },
  search: {
    title: '{year} में भारत की छुट्टियाँ और ख़ास दिन | {short_name}',
    description: '{year} की राष्ट्रीय छुट्टियाँ, त्योहार और ख़ास दिन, महीने के हिसाब से, कैलेंडर में और सूची में।',
  },
};
