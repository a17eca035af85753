// Events with a date have a page of their own.
import { events } from '../documents/events.ts';
import { type Translated, translatedItems } from './translated-items.ts';
import type { Website } from './website.ts';
import type { Words } from './words.ts';

export type EventWords = Words<typeof events>['items'][number];

export type DatedEvent = EventWords & Translated;

/** Before their slug is written, as in a draft, events have no page. */
export function undatedEvents(website: Website): EventWords[] {
  return website.words(events).items.filter(({ date }) => date === '');
}

/** The earliest first. */
export function datedEvents(website: Website): DatedEvent[] {
  return translatedItems(website, {
    document: events,
    itemsOf: (each) => each.words(events).items,
    wordsOf: ({ name, title, program, place, host, about, bring, outcome }) => {
      return { name, title, program, place, host, about, bring, outcome };
    },
  })
    .filter(({ date }) => date !== '')
    .sort((one, other) => startOf(one).localeCompare(startOf(other)));
}

const startOf = ({ date, time }: EventWords): string => `${date} ${time}`;

export function isPast(website: Website, { date, end_date }: EventWords): boolean {
  return website.isOver(end_date || date);
}
