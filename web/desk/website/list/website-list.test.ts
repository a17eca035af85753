import { expect, test } from 'vitest';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { findRows } from './find-rows.ts';
import { languageState, passes, rowsOf, stateOf } from './website-list.ts';

const listed = (changes: Partial<ListedDocument>): ListedDocument => ({
  name: 'page-wash',
  locale: 'en',
  title: 'WASH',
  section: 'programmes',
  path: '/wash',
  guarded: false,
  published_version: 0,
  draft_version: null,
  updated_at: null,
  updated_by: null,
  publish_at: null,
  publish_failed_at: null,
  translated: true,
  older_than_english: false,
  gaps: [],
  pages: [],
  unreadable: false,
  words:
    'Water first\nWhere the well fails in March, the hand pump stays with the women who mend it.',
  ...changes,
});
const wash = listed({});
const inHindi = listed({ locale: 'hi', older_than_english: true, words: 'पानी पहले' });
const rows = rowsOf([inHindi, wash]);
const [row] = rows;
const find = (search: string, searched = rows) => findRows(searched, search, (title) => title);

test.each([
  [{}, 'first'],
  [{ published_version: 2 }, 'published'],
  [{ published_version: 2, draft_version: 5 }, 'draft'],
  [{ draft_version: 5, publish_at: '2026-12-01T00:30:00Z' }, 'scheduled'],
  [{ draft_version: 5, publish_failed_at: '2026-12-01T00:30:00Z' }, 'failed'],
])('%j is %s', (changes, state) => {
  expect(stateOf(listed(changes))).toBe(state);
});

test.each([
  [{ publish_failed_at: '2026-12-01T00:30:00Z', older_than_english: true }, 'failed'],
  [{ publish_at: '2026-12-01T00:30:00Z', older_than_english: true }, 'scheduled'],
  [{ draft_version: 5, older_than_english: true }, 'older'],
  [{ draft_version: 5, translated: false }, 'draft'],
  [{ translated: false }, 'missing'],
  [{}, 'published'],
])('Hindi with %j is %s', (changes, state) => {
  expect(languageState(listed({ locale: 'hi', ...changes }))).toBe(state);
});

test('a document is one row, with its languages in their order', () => {
  expect(row?.languages.map(({ locale }) => locale)).toEqual(['en', 'hi']);
  expect(row && passes('older', row)).toBe(true);
  expect(row && passes('drafts', row)).toBe(false);
});

test.each([
  [
    'Hand pump',
    {
      locale: 'en',
      before: '… the well fails in March, the ',
      found: 'hand pump',
      after: ' stays with the women who mend it.',
    },
  ],
  ['पानी', { locale: 'hi', before: '', found: 'पानी', after: ' पहले' }],
  ['/wash', null],
])('%s is found', (search, hit) => {
  expect(find(search)).toEqual([{ row, hit }]);
});

test('an unknown text is not found', () => {
  expect(find('tractor')).toEqual([]);
});

test('a page with a matching title is listed before those that only mention it', () => {
  const home = listed({ name: 'page-home', title: 'Home', path: '/', words: 'WASH: water first' });
  const found = find('wash', rowsOf([home, wash]));
  expect(found.map((one) => one.row.name)).toEqual(['page-wash', 'page-home']);
});

test('a page is found by its name in the reader’s language', () => {
  const found = findRows(rows, 'पेयजल', (title) => (title === 'WASH' ? 'पेयजल और सफ़ाई' : title));
  expect(found).toEqual([{ row, hit: null }]);
});
