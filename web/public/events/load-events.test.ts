import { expect, test } from 'vitest';
import { events } from '#content/documents/events.ts';
import { openWebsite } from '#content/website/website.ts';
import { eventList, singleEvent } from './load-events.ts';

const [waterDay] = events.defaults.en.items;

function websiteWith(...items: object[]) {
  const value = { ...events.defaults.en, items };
  return openWebsite({ locale: 'en', values: new Map([['events', value]]) });
}

test('only an event with pictures has any', () => {
  const dated = { ...waterDay, date: '2090-03-14' };
  const website = websiteWith({ ...dated, pictures: ['pump.webp'] }, { ...dated, slug: 'second' });
  expect(singleEvent(website, 'water-day').event.pictures).toMatchObject([{ name: 'pump' }]);
  expect(singleEvent(website, 'second').event).not.toHaveProperty('pictures');
});

test('a past event with pictures and no report has a link to them', () => {
  const past = { ...waterDay, date: '2020-03-14' };
  const website = websiteWith({ ...past, pictures: ['pump.webp'] }, { ...past, slug: 'second' });
  expect(eventList(website).past.map(({ hasOutcome }) => hasOutcome)).toEqual([false, true]);
});
