import { expect, test } from 'vitest';
import { smallestShownOf } from './smallest-shown.ts';
import { statisticsQuery } from './statistics-schema.ts';

test.each([
  [{}, 5],
  [{ rows: 'week', columns: 'gender', place: 'Dahanu', recorded_from: '2026-01-01' }, 5],
  [{ rows: 'category' }, 10],
  [{ rows: 'city', columns: 'age' }, 10],
  [{ rows: 'city', type: 'child' }, 10],
  [{ rows: 'city', employed: 'yes' }, 10],
  [{ rows: 'city', income_to: '5000' }, 10],
  [{ rows: 'gender', duplicates: 'yes' }, 10],
])('%o shows no count between 0 and %i', (query, smallest) => {
  expect(smallestShownOf(statisticsQuery.parse(query))).toBe(smallest);
});
