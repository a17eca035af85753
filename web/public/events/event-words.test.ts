import { expect, test } from 'vitest';
import { events } from '#content/documents/events.ts';
import { datedEvents } from '#content/website/dated-events.ts';
import { openWebsite } from '#content/website/website.ts';
import type { Language } from '#domain/languages.ts';
import { shownEvent } from './event-words.ts';

const DECEMBER = { date: '2026-12-12', end_date: '2026-12-14' };
const NIGHT = { date: '2026-12-07', time: '08:00', end_date: '2026-12-08' };
const MORNING = { date: '2090-03-14', time: '09:00', end_time: '12:00' };

function shownIn(locale: Language, times: object) {
  const items = [{ ...events.defaults.en.items[0], ...times }];
  const english = new Map([['events', { ...events.defaults.en, items }]]);
  const website = openWebsite({ locale, english, ...(locale === 'en' && { values: english }) });
  const [event] = datedEvents(website);
  if (!event) throw new Error('no event');
  return shownEvent(event, website.words(events), locale);
}

test.each([
  ['en', DECEMBER, 'Saturday, 12 December 2026 to 14 December 2026'],
  ['hi', DECEMBER, 'शनिवार, 12 दिसंबर 2026 से 14 दिसंबर 2026 तक'],
  ['mr', DECEMBER, 'शनिवार, 12 डिसेंबर, 2026 ते 14 डिसेंबर, 2026'],
  ['en', NIGHT, 'Monday, 7 December 2026, 8:00 Indian time to 8 December 2026'],
  ['hi', NIGHT, 'सोमवार, 7 दिसंबर 2026, 8:00 भारतीय समय से 8 दिसंबर 2026 तक'],
  [
    'en',
    { ...NIGHT, end_time: '17:30' },
    'Monday, 7 December 2026, 8:00 to 8 December 2026, 17:30 Indian time',
  ],
  ['en', MORNING, 'Tuesday, 14 March 2090, 9:00 to 12:00 Indian time'],
  ['hi', MORNING, 'मंगलवार, 14 मार्च 2090, 9:00 से 12:00 भारतीय समय तक'],
  ['en', { ...MORNING, end_time: '' }, 'Tuesday, 14 March 2090, 9:00 Indian time'],
  ['en', { date: '2090-03-14', end_date: '2090-03-14' }, 'Tuesday, 14 March 2090'],
] as const)('in %s, %j is %s', (locale, times, when) => {
  expect(shownIn(locale, times).when).toBe(when);
});

test('beside the number of the first day stand its weekday and the last day', () => {
  expect(shownIn('en', DECEMBER).time).toBe('Saturday to 14 December 2026');
  expect(shownIn('hi', DECEMBER).time).toBe('शनिवार से 14 दिसंबर 2026 तक');
  expect(shownIn('mr', MORNING).time).toBe('मंगळवार, 9:00 ते 12:00 भारतीय वेळ');
});
