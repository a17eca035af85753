import { expect, test } from 'vitest';
import { pageTransparency } from '#content/documents/pages/page-transparency.ts';
import { registrations } from '#content/documents/registrations.ts';
import { legalRows } from './legal-rows.ts';

const words = pageTransparency.defaults.en.law;
const empty = registrations.defaults.en;
const rowsOn = (today: string, facts: Partial<typeof empty> = {}) =>
  legalRows({ ...empty, ...facts }, words, {
    isOver: (day) => day < today,
    formatDate: (day) => day,
  });

test('a trust without registrations claims nothing', () => {
  expect(rowsOn('2026-11-23')).toEqual([]);
});

test('an approval is claimed until the end of its last day, and its line is removed then', () => {
  const section_80g = {
    number: 'AAATP1234CF20231',
    issued_on: '',
    valid_from: '',
    valid_until: '2027-03-31',
  };
  expect(rowsOn('2027-03-31', { section_80g })).toEqual([
    { term: '80G approval', value: 'AAATP1234CF20231', note: 'valid until 2027-03-31' },
  ]);
  expect(rowsOn('2027-04-01', { section_80g })).toEqual([]);
});

test('an expired FCRA registration is not claimed, and a missing one is stated', () => {
  const fcra = { status: 'registered', number: '231650001', valid_until: '2026-01-01' } as const;
  expect(rowsOn('2026-11-23', { fcra })).toEqual([]);
  const [row] = rowsOn('2026-11-23', { fcra: { ...fcra, status: 'none' as const } });
  expect(row?.value).toBe('Not registered. The trust cannot take gifts from abroad.');
});
