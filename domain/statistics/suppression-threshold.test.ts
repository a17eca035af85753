import { expect, test } from 'vitest';
import { statisticsQuery } from './statistics-schema.ts';
import { suppressionThreshold } from './suppression-threshold.ts';

test.each([
  [{}, 5],
  [{ rows: 'week', columns: 'gender', place: 'Dahanu', recorded_from: '2026-01-01' }, 5],
  [{ rows: 'category' }, 10],
  [{ rows: 'city', columns: 'age' }, 10],
  [{ rows: 'city', type: 'child' }, 10],
  [{ rows: 'city', employed: 'yes' }, 10],
  [{ rows: 'city', income_to: '5000' }, 10],
  [{ rows: 'gender', duplicates: 'yes' }, 10],
])('%o shows no count between 0 and %i', (query, threshold) => {
  expect(suppressionThreshold(statisticsQuery.parse(query))).toBe(threshold);
});
