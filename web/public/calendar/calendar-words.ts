// Imported by loaders only.
import { holidays } from '#content/documents/holidays.ts';
import { pageCalendar } from '#content/documents/pages/page-calendar.ts';
import type { Website } from '#content/website/website.ts';
import type { Words } from '#content/website/words.ts';

export type Holiday = Omit<Words<typeof holidays>['items'][number], 'month'>;
export type HolidayKind = Holiday['kind'];

export type Calendar = ReturnType<typeof calendarWords>;

export function calendarWords(website: Website) {
  const { headings, months, weekdays, short_weekdays, kinds, notes, buttons } =
    website.words(pageCalendar);
  const { year, items } = website.words(holidays);
  const names = Object.values(months);
  const days = names.map((_, month): Holiday[] =>
    items
      .filter((item) => item.month === month + 1)
      .map(({ day, name, kind }) => ({ day, name, kind }))
      .sort((one, other) => one.day - other.day),
  );
  const empty = names.filter((_, month) => days[month]?.length === 0);
  return {
    year,
    months: days,
    names,
    headings,
    kinds,
    notes,
    buttons,
    weekdays: Object.values(weekdays),
    short_weekdays: Object.values(short_weekdays),
    empty_note:
      empty.length > 0
        ? `${new Intl.ListFormat(`${website.locale}-IN`).format(empty)}: ${notes.empty}`
        : '',
  };
}
