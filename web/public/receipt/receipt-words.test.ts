import { expect, test } from 'vitest';
import { registrations } from '#content/documents/registrations.ts';
import { openWebsite } from '#content/website/website.ts';
import { layoutWords } from '../layout/layout-words.ts';
import { receiptWords } from './receipt-words.ts';

const words = registrations.defaults.en;
const section_80g = { number: 'AAATP1234CF20231', valid_from: '', valid_until: '2027-03-31' };
const approved = new Map([['registrations', { ...words, section_80g }]]);

/** What donors read beside the bank details and on the page for receipts. */
function promises(time: string, values?: typeof approved): string[] {
  const website = openWebsite({ locale: 'en', now: new Date(time), ...(values && { values }) });
  const { giving } = layoutWords(website).donation;
  return [giving.receipt, giving.receipt_text, receiptWords(website).form.certificate];
}

test('Ritu reads of 80G while the trust holds an approval, and of receipts alone afterwards', () => {
  expect(promises('2027-03-31T06:00:00Z', approved).join(' ')).toContain('for 80G your PAN');
  expect(promises('2027-04-01T06:00:00Z', approved)).toEqual(['', '', '']);
});

test('a trust that has not published its approval yet keeps the words as they are', () => {
  expect(promises('2026-11-23T06:00:00Z').join(' ')).toContain('for 80G your PAN');
});
