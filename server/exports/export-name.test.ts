import { expect, test } from 'vitest';
import { exportName } from './export-name.ts';

test.each([
  [{}, 'csv'],
  [{ search: '', place: undefined }, 'csv'],
  [{ search: 'Sunita', place: 'Mokhada', volunteer_id: 0 }, 'csv: search, place, volunteer_id'],
])('an export with the filters %j is named %s', (filters, name) => {
  expect(exportName('csv', filters)).toBe(name);
});
