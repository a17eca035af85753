import { describe, expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { deductionObstacle } from './deduction.ts';
import type { DonationInput } from './donation-schema.ts';
import { financialYearOf, isFinancialYear } from './financial-year.ts';
import { formatPaise, parsePaise } from './money.ts';
import { checkDonation } from './rules.ts';

test.each([
  ['1500', 150_000],
  ['₹ 1,50,000.50', 15_000_050],
  ['१५००', 150_000],
  ['500/-', 50_000],
  ['Rs 500', 50_000],
  ['Rs.1,500/- only', 150_000],
  ['500 rupees', 50_000],
  ['रु. ५०० रुपये', 50_000],
  ['Rs', Number.NaN],
  ['500/', Number.NaN],
  ['1.15', 115],
  ['', null],
  ['-5', -500],
  ['10.005', Number.NaN],
  ['1.0000001', Number.NaN],
  ['9,99,99,999.99', 9_999_999_999],
  ['about 500', Number.NaN],
])('%j is %s paise', (typed, paise) => {
  expect(parsePaise(typed)).toBe(paise);
});

test.each([
  [100, '₹1', 'Rupees one only'],
  [2_050, '₹20.50', 'Rupees twenty and fifty paise only'],
  [15_000_000, '₹1,50,000', 'Rupees one lakh fifty thousand only'],
  [
    1_234_567_891,
    '₹1,23,45,678.91',
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and ninety-one paise only',
  ],
  [100_000_000_000, '₹1,00,00,00,000', 'Rupees one hundred crore only'],
])('%i paise are written %s: %s', (paise, figures, words) => {
  expect([formatPaise(paise), amountInWords(paise)]).toEqual([figures, words]);
});

test('a financial year begins on 1 April', () => {
  expect(['2026-03-31', '2026-04-01', '2099-12-31'].map(financialYearOf)).toEqual([
    '2025-26',
    '2026-27',
    '2099-00',
  ]);
  expect(['2026-27', '2099-00', '2026-28', '26-27', ''].map(isFinancialYear)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  [{ mode: 'cash', amount_paise: 200_000 }, undefined],
  [{ mode: 'cash', amount_paise: 200_100 }, 'cash'],
  [{ mode: 'cash', amount_paise: null }, undefined],
  [{ mode: 'upi', amount_paise: 2_500_000 }, undefined],
  [{ mode: 'kind', amount_paise: 100 }, 'kind'],
  [{ mode: 'kind', amount_paise: 100, section: 'none' }, undefined],
] as const)('what prevents a deduction of %j under 80G: %s', (gift, obstacle) => {
  expect(deductionObstacle({ section: '80g', ...gift })).toBe(obstacle);
});

describe('donation validation', () => {
  const gift: DonationInput = {
    received_on: '2026-11-20',
    amount_paise: 150_000,
    mode: 'upi',
    donor_name: 'Ritu Malhotra',
    id_type: 'pan',
    id_number: 'ABCDE1234F',
  };
  const context = { today: '2026-11-23' };

  test.each<[string, DonationInput, string[]]>([
    ['valid', {}, []],
    [
      'without anything',
      { received_on: '', amount_paise: null, mode: '', donor_name: '' },
      ['giftDateRequired', 'amountRequired', 'paymentModeRequired', 'nameRequired'],
    ],
    ['of tomorrow', { received_on: '2026-11-24' }, ['dateFuture']],
    ['of long ago', { received_on: '1949-12-31' }, ['dateTooEarly']],
    ['of no day', { received_on: '2026-02-30' }, ['dateFormat']],
    ['of nothing', { amount_paise: 0 }, ['amountRange']],
    ['that takes', { amount_paise: -100 }, ['amountRange']],
    ['of half a paisa', { amount_paise: 100.5 }, ['amountFormat']],
    ['of no number', { amount_paise: Number.NaN }, ['amountFormat']],
    ['too large to be true', { amount_paise: 10 ** 15 }, ['amountRange']],
    ['with an odd PAN', { id_number: 'ABCDE12345' }, ['panFormat']],
    ['with a PAN in small letters', { id_number: 'abcde 1234 f' }, []],
    ['with a mask of another', { id_number: 'XXXXXX999Z' }, ['documentMasked']],
    ['with a number of no kind', { id_type: '' }, ['idTypeRequired']],
    ['with a kind and no number', { id_number: '' }, ['idNumberRequired']],
    [
      'with a number of hyphens only',
      { id_type: 'passport', id_number: '-' },
      ['idNumberRequired'],
    ],
    ['with a mask in small letters', { id_number: 'xxxxxx999z' }, ['documentMasked']],
    ['with a mask in parts', { id_number: 'XXXXXX 999Z' }, ['documentMasked']],
    ['with an Aadhaar in Hindi', { id_type: 'aadhaar', id_number: '०१२३ ४५६७ ८९०१' }, []],
    ['with an Aadhaar with dots', { id_type: 'aadhaar', id_number: '0123.4567.8901' }, []],
    ['with a short Aadhaar', { id_type: 'aadhaar', id_number: '1234' }, ['aadhaarDigits']],
    ['with an odd e-mail', { email: 'ritu at home' }, ['emailFormat']],
  ])('%s', (_, change, rules) => {
    const errors = checkDonation({ ...gift, ...change }, context);
    expect(errors.map(({ rule }) => rule)).toEqual(rules);
  });

  test.each(['XXXXXX234F', 'XXXXXX234X', 'XXXXXXXXXX'])(
    'an edit may return the mask %s',
    (mask) => {
      const masked = { ...gift, id_number: mask };
      const stored = { id_type: 'pan', id_number: mask };
      expect(checkDonation(masked, { ...context, stored })).toEqual([]);
      const asPassport = { ...masked, id_type: 'passport' as const };
      const errors = checkDonation(asPassport, { ...context, stored });
      expect(errors.map(({ rule }) => rule)).toEqual(['documentMasked']);
    },
  );
});
