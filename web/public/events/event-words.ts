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
  const hours = hoursOf(event, words, locale);
  const day = partOf(event.date, locale);
  return {
    ...{ slug, name, title, program, place, host, picture, lang },
    date: event.date,
    path: itemPath('/event', slug),
    day: day({ day: '2-digit' }),
    month: day({ month: 'long', year: 'numeric' }),
    shortMonth: day({ month: 'short', year: 'numeric' }),
    weekday: day({ weekday: 'long' }),
    hours,
    when: [day({ weekday: 'long' }), dateInWords(event.date, locale), hours]
      .filter(Boolean)
      .join(', '),
    isCancelled: status === 'cancelled',
    mark: markOf(event, words, locale),
    hasOutcome: event.outcome !== '',
  };
}

/** Only the date, the time and the place, for past events. */
export function pastEvent(event: DatedEvent, words: EventPageWords, locale: Language) {
  const { slug, date, name, program, place, path, isCancelled, mark, hasOutcome, lang } =
    shownEvent(event, words, locale);
  const when = partOf(date, locale)({ day: '2-digit', month: 'short', year: 'numeric' });
  return {
    ...{ slug, date, when, name, lang, path, isCancelled, mark, hasOutcome },
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

/** `9:00 to 12:00 Indian time`; with a last day `to 16 March 2027`. */
function hoursOf(event: DatedEvent, { own_page }: EventPageWords, locale: Language): string {
  const { date, time, end_date, end_time } = event;
  const ends = [
    end_date !== '' && end_date !== date ? dateInWords(end_date, locale) : '',
    clock(end_time),
  ];
  const end = ends.filter(Boolean).join(', ');
  const range = end === '' ? clock(time) : [clock(time), own_page.until, end].filter(Boolean);
  const said = [range].flat().join(' ');
  return time === '' ? said : `${said} ${own_page.zone}`;
}

const clock = (time: string): string => time.replace(/^0/, '');

function markOf({ status, moved_from }: DatedEvent, { dates }: EventPageWords, locale: Language) {
  if (status === 'cancelled') return { kind: 'off', text: dates.cancelled } as const;
  if (status !== 'moved') return undefined;
  const from = moved_from && `${dates.moved_from} ${dateInWords(moved_from, locale)}`;
  return { kind: 'plain', text: from || dates.moved } as const;
}
