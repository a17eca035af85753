import { expect, test } from 'vitest';
import { en } from '../../messages/en/en.ts';
import { thingLabel } from './thing-label.ts';

test.each([
  ['call', 'listDocuments', 'list documents'],
  ['survey', 'xlsx: recorded_from, search', 'Excel: Recorded from, Search'],
  ['survey', 'csv', 'CSV'],
  ['donation', 'register', 'all gifts, with masked numbers'],
  ['donation', 'register 2026-27', 'all gifts of 2026-27, with masked numbers'],
  ['donation', 'statement 2026-27', 'statement of 2026-27, with whole numbers'],
  ['donation', '2026-27', 'statement of 2026-27, with whole numbers'],
  ['image', 'well.jpg', 'well.jpg'],
])('%s %s is called: %s', (thing, thing_name, label) => {
  expect(thingLabel(en, { thing, thing_id: null, thing_name })).toBe(label);
});

test('without a name it is called by its number', () => {
  expect(thingLabel(en, { thing: 'survey', thing_id: 7, thing_name: null })).toBe('7');
});
