// The words of a dated event on the pages. Imported by loaders only.
import type { events } from '#content/documents/events.ts';
import { itemPath } from '#content/item-pages.ts';
import type { DatedEvent } from '#content/website/dated-events.ts';
import type { Words } from '#content/website/words.ts';
import type { Language } from '#domain/languages.ts';
import { dateInWords } from '../words/date-in-words.ts';

export type EventPageWords = Words<typeof events>;
export type ShownEvent = ReturnType<typeof shownEvent>;

export function shownEvent(event: DatedEvent, words: EventPageWords, locale: Language) {
  const { slug, name, title, program, place, host, picture, status, lang } = event;
  const day = partOf(event.date, locale);
  const weekday = day({ weekday: 'long' });
  return {
    slug,
    name,
    title,
    program,
    place,
    host,
    picture,
    lang,
    date: event.date,
    path: itemPath('/event', slug),
    day: day({ day: '2-digit' }),
    month: day({ month: 'long', year: 'numeric' }),
    shortMonth: day({ month: 'short', year: 'numeric' }),
    // Beside the number of the day.
    time: spanFrom(weekday, event, words, locale),
    when: spanFrom(`${weekday}, ${dateInWords(event.date, locale)}`, event, words, locale),
    isCancelled: status === 'cancelled',
    mark: markOf(event, words, locale),
    hasOutcome: event.outcome !== '' || event.pictures.length > 0,
  };
}

/** Only the date, the time and the place, for past events. */
export function pastEvent(event: DatedEvent, words: EventPageWords, locale: Language) {
  const { slug, date, name, program, place, path, isCancelled, mark, hasOutcome, lang } =
    shownEvent(event, words, locale);
  const when = partOf(date, locale)({ day: '2-digit', month: 'short', year: 'numeric' });
  return {
    slug,
    date,
    when,
    name,
    lang,
    path,
    isCancelled,
    mark,
    hasOutcome,
    about: [program, place].filter(Boolean).join(', '),
  };
}

function partOf(date: string, locale: Language) {
  const day = new Date(`${date}T00:00:00Z`);
  return (options: Intl.DateTimeFormatOptions) =>
    Number.isNaN(day.getTime())
      ? ''
      : day.toLocaleDateString(`${locale}-IN-u-nu-latn`, { ...options, timeZone: 'UTC' });
}

/** `Saturday, 9:00 to 12:00 Indian time`; with a last day `Saturday to 16 March 2027`. */
function spanFrom(
  start: string,
  { date, time, end_date, end_time }: DatedEvent,
  { own_page }: EventPageWords,
  locale: Language,
): string {
  const { until, until_after, zone } = own_page;
  const lastDay = end_date !== '' && end_date !== date ? dateInWords(end_date, locale) : '';
  const [starts, ends] = [time, end_time].map((at) => at.replace(/^0/, ''));
  const inZone = (at: string | undefined) => at && `${at} ${zone}`;
  const first = [start, ends ? starts : inZone(starts)].filter(Boolean).join(', ');
  const last = [lastDay, inZone(ends)].filter(Boolean).join(', ');
  return last === '' ? first : [first, until, last, until_after].filter(Boolean).join(' ');
}

function markOf({ status, moved_from }: DatedEvent, { dates }: EventPageWords, locale: Language) {
  if (status === 'cancelled') return { kind: 'off', text: dates.cancelled } as const;
  if (status !== 'moved') return undefined;
  const from = moved_from && `${dates.moved_from} ${dateInWords(moved_from, locale)}`;
  return { kind: 'plain', text: from || dates.moved } as const;
}
