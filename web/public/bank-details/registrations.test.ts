import { expect, test } from 'vitest';
import { pageBankDetails } from '#content/documents/pages/page-bank-details.ts';
import { registrations } from '#content/documents/registrations.ts';
import { openWebsite } from '#content/website/website.ts';
import type { Language } from '#domain/languages.ts';
import { registrationLines } from './registrations.ts';

const words = pageBankDetails.defaults.en.registered;
const empty = registrations.defaults.en;
const approved = {
  ...empty,
  pan: 'AAATP1234C',
  section_80g: {
    number: 'AAATP1234CF20231',
    issued_on: '',
    valid_from: '',
    valid_until: '2027-03-31',
  },
};
const TODAY = '2026-11-23T06:00:00Z';
const linesOn = (time: string, facts = approved, locale: Language = 'en') =>
  registrationLines(facts, words, openWebsite({ locale, now: new Date(time) }));

test('a trust without registrations claims nothing', () => {
  expect(linesOn(TODAY, empty)).toEqual([]);
});

test('donors read the 80G approval and how long it is valid', () => {
  expect(linesOn(TODAY)).toEqual([
    { title: 'PAN', text: 'AAATP1234C' },
    { title: '80G approval', text: 'AAATP1234CF20231, valid until 31 March 2027' },
  ]);
});

test('the date is written in the language of the page', () => {
  const [, approval] = linesOn(TODAY, approved, 'hi');
  expect(approval?.text).toContain('31 मार्च 2027');
});

test('an approval is claimed until the end of its last day in India', () => {
  expect(linesOn('2027-03-31T18:29:00Z')).toHaveLength(2);
  expect(linesOn('2027-03-31T18:31:00Z')).toEqual([{ title: 'PAN', text: 'AAATP1234C' }]);
});

test('a trust without FCRA registration says that it cannot accept donations from abroad', () => {
  const facts = { ...empty, fcra: { ...empty.fcra, status: 'none' as const } };
  const [line] = linesOn(TODAY, facts);
  expect(line?.text).toMatch(/cannot take gifts from abroad/);
});

test('a renewed approval is claimed from its first day in India', () => {
  const section_80g = { ...approved.section_80g, valid_from: '2026-11-24' };
  expect(linesOn('2026-11-23T18:29:00Z', { ...approved, section_80g })).toHaveLength(1);
  expect(linesOn('2026-11-23T18:31:00Z', { ...approved, section_80g })).toHaveLength(2);
});
