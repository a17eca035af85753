import { defineDocument } from '#domain/website/document.ts';
import { group, line, prose } from '#domain/website/fields/fields.ts';
import { openingFields, SCREEN_READER_HINT, searchFields } from './page-parts.ts';

const YEAR = '{year} shows the year of the calendar';
const month = (name: string) => line(name, 14);

export const pageCalendar = defineDocument({
  name: 'page-calendar',
  title: 'Holiday calendar',
  section: 'pages',
  path: '/calendar',
  schema: 1,
  fields: {
    opening: { ...openingFields, hint: YEAR },
    headings: group('Headings', {
      months: line('Above the months', 40),
      year: line('Above the year', 40, { hint: YEAR }),
      days: line('Above the days of a month', 16, { hint: '{month} shows the month' }),
    }),
    months: group('Months', {
      january: month('January'),
      february: month('February'),
      march: month('March'),
      april: month('April'),
      may: month('May'),
      june: month('June'),
      july: month('July'),
      august: month('August'),
      september: month('September'),
      october: month('October'),
      november: month('November'),
      december: month('December'),
    }),
    weekdays: group('Days of the week', {
      monday: month('Monday'),
      tuesday: month('Tuesday'),
      wednesday: month('Wednesday'),
      thursday: month('Thursday'),
      friday: month('Friday'),
      saturday: month('Saturday'),
      sunday: month('Sunday'),
    }),
    short_weekdays: group('Days of the week, short', {
      monday: line('Monday', 5),
      tuesday: line('Tuesday', 5),
      wednesday: line('Wednesday', 5),
      thursday: line('Thursday', 5),
      friday: line('Friday', 5),
      saturday: line('Saturday', 5),
      sunday: line('Sunday', 5),
    }),
    kinds: group('Kinds of days', {
      national: line('National holiday', 24),
      festival: line('Festival', 24),
      observance: line('Observance', 24),
    }),
    notes: group('Notes', {
      none: line('In a month without holidays', 40),
      empty: line('After the names of those months', 60),
      moon: prose('Under the year', 140),
    }),
    buttons: group('Buttons', {
      previous: line('Previous month', 24, { hint: SCREEN_READER_HINT }),
      next: line('Next month', 24, { hint: SCREEN_READER_HINT }),
      month: line('Choice of a month', 24, { hint: SCREEN_READER_HINT }),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'calendar-opening.webp',
        heading: 'Holidays and Observances in India in {year}',
        lede: 'Schools close and families travel by this calendar, so our chapters keep an eye on it too.',
      },
      headings: {
        months: 'Month by month',
        year: 'All of {year} as a list',
        days: 'In {month}',
      },
      months: {
        january: 'January',
        february: 'February',
        march: 'March',
        april: 'April',
        may: 'May',
        june: 'June',
        july: 'July',
        august: 'August',
        september: 'September',
        october: 'October',
        november: 'November',
        december: 'December',
      },
      weekdays: {
        monday: 'Monday',
        tuesday: 'Tuesday',
        wednesday: 'Wednesday',
        thursday: 'Thursday',
        friday: 'Friday',
        saturday: 'Saturday',
        sunday: 'Sunday',
      },
      short_weekdays: {
        monday: 'Mon',
        tuesday: 'Tue',
        wednesday: 'Wed',
        thursday: 'Thu',
        friday: 'Fri',
        saturday: 'Sat',
        sunday: 'Sun',
      },
      kinds: {
        national: 'National holiday',
        festival: 'Festival',
        observance: 'Observance',
      },
      notes: {
        none: 'No holidays listed.',
        empty: 'no holidays listed.',
        moon: 'Days that follow the moon may fall a day earlier or later from place to place.',
      },
      buttons: {
        previous: 'Previous month',
        next: 'Next month',
        month: 'Month',
      },
      search: {
        title: 'Holidays and Observances in India in {year} | {short_name}',
        description:
          'National holidays, festivals and observances of {year} in India, month by month, in a calendar and as a list.',
      },
    },
  },
});
