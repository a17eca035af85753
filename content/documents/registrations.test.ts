import { expect, test } from 'vitest';
import { findMissingContent } from '#domain/website/checks/missing-content.ts';
import { registrations } from './registrations.ts';

const empty = registrations.defaults.en;
const said = (missing: ReturnType<typeof findMissingContent>) =>
  missing.map(
    ({ labels, reason }) => labels.join(', ') + (reason === 'empty' ? '' : ` (${reason})`),
  );

test('a trust without registrations is shown all missing content that visitors would notice', () => {
  expect(said(findMissingContent(registrations, empty, '2026-11-23'))).toEqual([
    'Registered name',
    'Registration number',
    'PAN',
    '12AB registration, Number',
    '80G approval, Number',
    'FCRA (gifts from abroad), Status',
    'NGO DARPAN number',
    'CSR-1 number',
  ]);
});

test('an expired approval is reported from the day after its last day', () => {
  const value = {
    ...empty,
    section_80g: { number: 'A', issued_on: '', valid_from: '', valid_until: '2026-11-22' },
  };
  expect(said(findMissingContent(registrations, value, '2026-11-22'))).not.toContain(
    '80G approval, Number',
  );
  expect(said(findMissingContent(registrations, value, '2026-11-23'))).toContain(
    '80G approval, Valid until (lapsed)',
  );
});

test('missing content is also reported for a draft that fails validation', () => {
  expect(findMissingContent(registrations, { pan: 7, section_80g: [] }, '2026-11-23')).toHaveLength(
    8,
  );
});
