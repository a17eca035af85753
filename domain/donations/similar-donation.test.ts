import { expect, test } from 'vitest';
import { isSimilarDonation } from './similar-donation.ts';

const gift = {
  received_on: '2026-06-12',
  amount_paise: 150_000,
  mode: 'upi',
  reference: '615220184471',
  donor_name: 'Ritu Malhotra',
};
const otherDonor = { donor_name: 'Sunil Rao' };
const otherDay = { received_on: '2026-06-13' };
const otherAmount = { amount_paise: 15_000 };
const otherReference = { reference: '998877' };

test.each([
  ['everything the same', {}, true],
  [
    'the reference grouped, for another donor',
    { reference: '6152 2018-4471', ...otherDonor },
    true,
  ],
  ['the same payment on another day', { ...otherDonor, ...otherDay }, true],
  ['the same payment with another amount', { ...otherDonor, ...otherAmount }, true],
  ['the same donor, amount and day', { ...otherReference, mode: 'bank' }, true],
  ['the donor in another script', { ...otherReference, donor_name: 'रितू मल्होत्रा' }, true],
  ['another donor without a reference', { ...otherDonor, reference: '' }, false],
  ['another way of paying', { ...otherDonor, mode: 'cheque' }, false],
  ['the same donor on another day', { ...otherReference, ...otherDay }, false],
  ['only the reference', { ...otherDay, ...otherAmount }, false],
])('%s: %j is similar: %s', (_, change, isSimilar) => {
  expect(isSimilarDonation(gift, { ...gift, ...change })).toBe(isSimilar);
  expect(isSimilarDonation({ ...gift, ...change }, gift)).toBe(isSimilar);
});

test('two gifts without a reference are not one payment', () => {
  const cash = { ...gift, mode: 'cash', reference: '' };
  expect(isSimilarDonation(cash, { ...cash, ...otherDonor })).toBe(false);
});
