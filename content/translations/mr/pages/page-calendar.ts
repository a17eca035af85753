import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageCalendar as document } from '../../../documents/pages/page-calendar.ts';

export const pageCalendar: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'calendar-opening.webp',
    heading: '{year} मधील भारतातल्या सुट्ट्या आणि विशेष दिवस',
    lede: 'याच दिनदर्शिकेनुसार शाळा बंद होतात आणि कुटुंबे प्रवासाला निघतात. म्हणून आमचे अध्यायही तिच्यावर लक्ष ठेवतात.',
  },
  headings: {
    months: 'महिन्यांनुसार',
    year: '{year} ची पूर्ण यादी',
    days: '{month}मध्ये',
  },
  months: {
    january: 'जानेवारी',
    february: 'फेब्रुवारी',
    march: 'मार्च',
    april: 'एप्रिल',
    may: 'मे',
    june: 'जून',
    july: 'जुलै',
    august: 'ऑगस्ट',
    september: 'सप्टेंबर',
    october: 'ऑक्टोबर',
    november: 'नोव्हेंबर',
    december: 'डिसेंबर',
  },
  weekdays: {
    monday: 'सोमवार',
    tuesday: 'मंगळवार',
    wednesday: 'बुधवार',
    thursday: 'गुरुवार',
    friday: 'शुक्रवार',
    saturday: 'शनिवार',
    sunday: 'रविवार',
  },
  short_weekdays: {
    monday: 'सोम',
    tuesday: 'मंगळ',
    wednesday: 'बुध',
    thursday: 'गुरू',
    friday: 'शुक्र',
    saturday: 'शनि',
    sunday: 'रवि',
  },
  kinds: {
    national: 'राष्ट्रीय सुट्टी',
    festival: 'सण',
    observance: 'विशेष दिवस',
  },
  notes: {
    none: 'एकही सुट्टी नाही.',
    empty: 'एकही सुट्टी नाही.',
    moon: 'चंद्रावर ठरणारे दिवस काही ठिकाणी एक दिवस आधी किंवा नंतर येऊ शकतात.',
  },
  buttons: {
    previous: 'मागचा महिना',
    next: 'पुढचा महिना',
    month: 'महिना',
  },
  search: {
    title: '{year} मधील सुट्ट्या आणि विशेष दिवस | {short_name}',
    description: '{year} मधील राष्ट्रीय सुट्ट्या, सण आणि विशेष दिवस, महिन्यांनुसार, दिनदर्शिकेत आणि यादीत.',
  },
};
