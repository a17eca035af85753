import { expect, test } from 'vitest';
import { registrations } from '#content/documents/registrations.ts';
import { openWebsite } from '#content/website/website.ts';
import { headOfPage } from '../../render/site-page.ts';
import { layoutWords } from '../layout/layout-words.ts';
import { receiptWords } from './receipt-words.ts';

const words = registrations.defaults.en;
const section_80g = {
  number: 'AAATP1234CF20231',
  issued_on: '',
  valid_from: '',
  valid_until: '2027-03-31',
};
const approved = new Map([['registrations', { ...words, section_80g }]]);

/** The words that donors read beside the bank details, on the page for receipts, and in search results. */
function wordsOn80G(time: string, values?: typeof approved): string[] {
  const website = openWebsite({ locale: 'en', now: new Date(time), ...(values && { values }) });
  const { giving } = layoutWords(website).donation;
  const { description } = headOfPage(website, '/bank-details/receipt');
  const read = JSON.stringify([giving, receiptWords(website), description], null, 1);
  return read.split('\n').filter((line) => line.includes('80G'));
}

test('Ritu reads of 80G while the trust holds an approval, and of receipts alone afterwards', () => {
  expect(wordsOn80G('2027-03-31T06:00:00Z', approved).join()).toContain('for 80G your PAN');
  expect(wordsOn80G('2027-04-01T06:00:00Z', approved)).toEqual([]);
});

test('a trust that has not published its approval yet keeps the words as they are', () => {
  expect(wordsOn80G('2026-11-23T06:00:00Z').join()).toContain('for 80G your PAN');
});
