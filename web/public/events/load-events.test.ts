import { expect, test } from 'vitest';
import { events } from '#content/documents/events.ts';
import { facts } from '#content/documents/facts.ts';
import { openWebsite } from '#content/website/website.ts';
import { eventList, singleEvent } from './load-events.ts';

const OWN = 'https://forms.trust.in/water-day';
const all = facts.defaults.en.forms.event;
const [waterDay, storyCircle] = events.defaults.en.items;

function websiteWith(...items: object[]) {
  const value = { ...events.defaults.en, items };
  return openWebsite({ locale: 'en', values: new Map([['events', value]]) });
}

test('an event with a sign-up link of its own is joined there', () => {
  const dated = { ...waterDay, date: '2090-03-14' };
  const website = websiteWith({ ...dated, join: OWN }, { ...dated, slug: 'second' });
  expect(singleEvent(website, 'water-day')).toMatchObject({ form: OWN, note: '' });
  expect(singleEvent(website, 'second').form).toBe(all);
  expect(singleEvent(website, 'second').note).not.toBe('');
});

test('events without a date are each joined by their own link or the form of all', () => {
  const { undated, form, note } = eventList(
    websiteWith({ ...waterDay, join: OWN }, storyCircle ?? {}),
  );
  expect(undated.map(({ join }) => join)).toEqual([OWN, undefined]);
  expect(form).toBe(all);
  expect(note).not.toBe('');
  expect(eventList(websiteWith({ ...waterDay, join: OWN })).note).toBe('');
});

test('the link of a Hindi event is that of the English', () => {
  const value = { ...events.defaults.en, items: [{ ...waterDay, join: OWN, date: '2090-03-14' }] };
  const website = openWebsite({ locale: 'hi', english: new Map([['events', value]]) });
  expect(singleEvent(website, 'water-day')).toMatchObject({
    form: OWN,
    event: { name: 'पानी का दिन' },
  });
});

test('an event without pictures has no field for them', () => {
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
