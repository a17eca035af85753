// Events with a date have a page of their own. In every language their dates, state, picture and address are those of
// the published English: a translation that is older than it must not send anybody to the wrong day.
import type { Language } from '#domain/languages.ts';
import { events } from '../documents/events.ts';
import type { Website } from './website.ts';
import type { Words } from './words.ts';

export type EventWords = Words<typeof events>['items'][number];

export interface DatedEvent extends EventWords {
  /** Of its words; undefined where that is the website's own. */
  readonly lang: Language | undefined;
}

/** Before their slug is written, as in a draft, events have no page. */
export function undatedEvents(website: Website): EventWords[] {
  return website.words(events).items.filter(({ date }) => date === '');
}

/** The earliest first. */
export function datedEvents(website: Website): DatedEvent[] {
  const translated = website.words(events).items;
  const language = website.languageOf(events);
  return website.english
    .words(events)
    .items.filter(({ date }) => date !== '')
    .map((event) => {
      const words = translated.find(({ slug }) => slug !== '' && slug === event.slug);
      const { name, title, program, place, host, about, bring, outcome } = words ?? event;
      const shown = words ? language : 'en';
      const lang = shown === website.locale ? undefined : shown;
      return { ...event, name, title, program, place, host, about, bring, outcome, lang };
    })
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
}

const startOf = ({ date, time }: EventWords): string => `${date} ${time}`;

export function isPast(website: Website, { date, end_date }: EventWords): boolean {
  return website.isOver(end_date || date);
}
