import { describe, expect, test } from 'vitest';
import { events } from '../documents/events.ts';
import { news } from '../documents/news.ts';
import { itemHead } from '../item-head.ts';
import { itemPaths } from '../item-pages.ts';
import { datedEvents, isPast, undatedEvents } from './dated-events.ts';
import { newsItems } from './news-items.ts';
import { openWebsite } from './website.ts';

const { items } = events.defaults.en;
const [waterDay, storyCircle] = items;
const withEvents = (...changed: object[]) => ({ ...events.defaults.en, items: changed });
const english = new Map([
  [
    'events',
    withEvents(
      { ...storyCircle, date: '2027-04-02', time: '17:00' },
      { ...waterDay, date: '2027-03-14', place: 'Rampur' },
      ...items.slice(2),
    ),
  ],
]);

test('an unchanged website has its five gatherings, and no event pages', () => {
  const website = openWebsite({ locale: 'en' });
  expect(undatedEvents(website)).toHaveLength(5);
  expect(itemPaths(website)).toEqual([]);
});

test('dated events have a page each, the earliest first', () => {
  const website = openWebsite({ locale: 'en', values: english });
  expect(itemPaths(website)).toEqual(['/event/water-day', '/event/story-circle']);
  expect(undatedEvents(website)).toHaveLength(3);
  expect(itemHead(website, '/event/water-day')).toMatchObject({
    title: 'Water day | Adhyay',
    description: expect.stringContaining('Rampur'),
  });
  expect(itemHead(website, '/event/no-such-day')).toBeUndefined();
});

describe('a Hindi translation that is older than the English', () => {
  const old = withEvents({ ...waterDay, name: 'पानी का दिन', date: '2027-03-07' });
  const values = new Map([['events', old]]);
  const website = openWebsite({ locale: 'hi', values, english });

  test('does not show an outdated date', () => {
    const [first] = datedEvents(website);
    expect(first).toMatchObject({ name: 'पानी का दिन', date: '2027-03-14', lang: undefined });
  });

  test('shows a new event in English, marked as such', () => {
    expect(datedEvents(website)[1]).toMatchObject({ name: 'Story circle', lang: 'en' });
  });

  test('has the same event addresses as the English', () => {
    expect(itemPaths(website)).toEqual(['/event/water-day', '/event/story-circle']);
  });
});

test('an event is past from the day after its last day in India', () => {
  const event = { ...items[0], date: '2027-03-14', end_date: '2027-03-16' };
  const on = (now: string) => {
    const values = new Map([['events', withEvents(event)]]);
    const website = openWebsite({ locale: 'en', values, now: new Date(now) });
    return datedEvents(website).map((one) => isPast(website, one));
  };
  expect(on('2027-03-16T18:29:00Z')).toEqual([false]);
  expect(on('2027-03-16T18:30:00Z')).toEqual([true]);
});

test('news items are listed newest first, and a hidden one has no page', () => {
  const item = { title: 'A pump', author: '', place: '', program: '', text: 'Water.', picture: '' };
  const newsList = [
    { ...item, slug: 'first', date: '2026-01-02' },
    { ...item, slug: 'draft', date: '2026-05-01', hidden: true },
    { ...item, slug: 'second', date: '2026-03-04' },
  ];
  const values = new Map([['news', { ...news.defaults.en, items: newsList }]]);
  const website = openWebsite({ locale: 'en', values });
  expect(newsItems(website).map(({ slug }) => slug)).toEqual(['second', 'first']);
  expect(itemPaths(website)).toEqual(['/news/second', '/news/first']);
});
