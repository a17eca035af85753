import { expect, test } from 'vitest';
import { listQueryOf } from '../survey-list/list-query.ts';
import { pageNumber, pageSize, withParameters } from './list-parameters.ts';

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['many', 1],
])('page %s is page %i', (sent, page) => {
  expect(pageNumber(sent)).toBe(page);
});

test('only the offered page sizes are accepted', () => {
  expect(pageSize([10, 20, 50], '20', 10)).toBe(20);
  expect(pageSize([10, 20, 50], '1000', 10)).toBe(10);
  expect(pageSize([10, 20, 50], null, 10)).toBe(10);
});

test('a change omits empty parameters and keeps the rest', () => {
  const current = new URLSearchParams('type=adult&page=3');
  expect(`${withParameters(current, { page: undefined, search: 'gita' })}`).toBe(
    'type=adult&search=gita',
  );
  expect(`${current}`).toBe('type=adult&page=3');
});

test('an invalid address is read as the default list', () => {
  expect(
    listQueryOf(new URLSearchParams('type=tiger&sort=up&status=gone&limit=7&volunteer=asha')),
  ).toEqual({
    page: 1,
    limit: 10,
    sort: 'date_new',
    search: '',
    type: undefined,
    status: 'live',
    volunteer_id: undefined,
  });
});
