import { expect, test } from 'vitest';
import { customPages } from '#content/documents/custom-pages.ts';
import { events } from '#content/documents/events.ts';
import { copyOfItem } from './copy-of-item.ts';

test('the copy of an event has no address and no day, is not cancelled, and has everything else', () => {
  const [waterDay] = events.defaults.en.items;
  const words = { ...waterDay, place: 'Rampur', pictures: ['pump.webp'], hidden: true };
  const times = { date: '2027-03-14', time: '09:00', end_date: '2027-03-15', end_time: '12:00' };
  const cancelled = { ...words, ...times, moved_from: '2027-03-07', status: 'cancelled' };
  const expected = { ...words, slug: '', status: 'planned' };
  expect(copyOfItem(events.fields.items.item, cancelled)).toEqual(expected);
});

test('the copy of a custom page has its place in the menu', () => {
  const page = { name: 'Our library', slug: 'our-library', linked: 'menu' };
  expect(copyOfItem(customPages.fields.items.item, page)).toEqual({ ...page, slug: '' });
});
