import { expect, test } from 'vitest';
import { en } from '../../messages/en/en.ts';
import { entityLabel } from './entity-label.ts';

test.each([
  ['call', 'listDocuments', 'list documents'],
  ['survey', 'xlsx: recorded_from, search', 'Excel: Recorded from, Search'],
  ['survey', 'csv', 'CSV'],
  ['donation', 'register', 'all gifts, with masked numbers'],
  ['donation', 'register 2026-27', 'all gifts of 2026-27, with masked numbers'],
  ['donation', 'statement 2026-27', 'statement of 2026-27, with whole numbers'],
  ['donation', '2026-27', 'statement of 2026-27, with whole numbers'],
  ['image', 'well.jpg', 'well.jpg'],
])('%s %s is called: %s', (entity, entity_name, label) => {
  expect(entityLabel(en, { entity, entity_id: null, entity_name })).toBe(label);
});

test('without a name it is called by its number', () => {
  expect(entityLabel(en, { entity: 'survey', entity_id: 7, entity_name: null })).toBe('7');
});
