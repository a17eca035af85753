import { expect, test } from 'vitest';
import { type ImageOrder, imageQueryOf, nextOrder, orderParameters } from './image-query.ts';
import { filterImages, sortImages } from './sort-and-filter.ts';

const WELL = { name: 'well-10.jpg', modified: '2026-11-03T05:50:00.000Z', size: 900 };
const WELL_2 = { name: 'Well-2.jpg', modified: '2026-11-14T03:35:00.000Z', size: 62_000 };
const SHALA = { name: 'कुएँ-का-उद्घाटन.webp', modified: '2026-11-12T11:00:00.000Z', size: 900 };
const ALL = [WELL, SHALA, WELL_2];

test.each([
  ['', ['well-10.jpg', 'कुएँ-का-उद्घाटन.webp', 'Well-2.jpg']],
  ['WELL', ['well-10.jpg', 'Well-2.jpg']],
  ['jpg well', ['well-10.jpg', 'Well-2.jpg']],
  ['  2 ', ['Well-2.jpg']],
  ['कुएँ', ['कुएँ-का-उद्घाटन.webp']],
  ['उद्घाटन कुएँ', ['कुएँ-का-उद्घाटन.webp']],
  ['harvest', []],
])('a search for %j finds %j', (search, found) => {
  expect(filterImages(ALL, search).map(({ name }) => name)).toEqual(found);
});

test('a letter is found in composed and decomposed form', () => {
  const [found] = filterImages([{ ...WELL, name: 'café.jpg' }], 'cafe\u0301');
  expect(found?.name).toBe('café.jpg');
});

test.each([
  ['name', 'ascending', [WELL_2, WELL, SHALA]],
  ['name', 'descending', [SHALA, WELL, WELL_2]],
  ['date', 'ascending', [WELL, SHALA, WELL_2]],
  ['date', 'descending', [WELL_2, SHALA, WELL]],
  ['size', 'ascending', [WELL, SHALA, WELL_2]],
  ['size', 'descending', [WELL_2, WELL, SHALA]],
] as const)('by %s, %s', (sort, direction, expected) => {
  expect(sortImages(ALL, { sort, direction })).toEqual(expected);
});

test.each<[ImageOrder, 'name' | 'date', ImageOrder]>([
  [{ sort: 'name', direction: 'ascending' }, 'name', { sort: 'name', direction: 'descending' }],
  [{ sort: 'name', direction: 'descending' }, 'name', { sort: 'name', direction: 'ascending' }],
  [{ sort: 'name', direction: 'descending' }, 'date', { sort: 'date', direction: 'ascending' }],
])('%j, then a click on %s: %j', (order, chosen, next) => {
  expect(nextOrder(order, chosen)).toEqual(next);
});

test('the address has only values other than the defaults, and nonsense becomes the default', () => {
  expect(imageQueryOf(new URLSearchParams('sort=color&direction=up&view=all'))).toEqual({
    search: '',
    sort: 'name',
    direction: 'ascending',
    view: 'images',
  });
  expect(orderParameters({ sort: 'name', direction: 'ascending' })).toEqual({});
  expect(orderParameters({ sort: 'size', direction: 'descending' })).toEqual({
    sort: 'size',
    direction: 'descending',
  });
});
