import { expect, test } from 'vitest';
import { CONTEXT_NAMES, isCommonPassword, isMadeOfNames } from './common-passwords.ts';

const ASHA = ['Asha Jadhav', 'asha.k@sahayog.example', 'Sahayog Seva Sanstha', ...CONTEXT_NAMES];
const NANDINI = ['नंदिनी देशपांडे', 'nandini@sahayog.example', 'सहयोग सेवा संस्था', ...CONTEXT_NAMES];

test.each([
  ['her name in a common pattern', 'Asha@123'],
  ['both her names, reversed', 'jadhav-ASHA 1998'],
  ['her initial, before or after', 'K.Asha#1'],
  ['her whole e-mail address', 'Asha.K@sahayog.example'],
  ['the trust', 'SahayogSeva2026'],
  ['the trust and her name', '2026!asha.sahayog'],
  ['the program and its people', 'Adhyay@Admin1'],
  ['her name in full-width letters', 'ａｓｈａ１２３'],
])('%s is refused as Asha’s password', (_, password) => {
  expect(isMadeOfNames(password, ASHA)).toBe(true);
});

test.each([
  ['her name', 'नंदिनी१२३'],
  ['both her names, reversed', 'देशपांडे_नंदिनी@1'],
  ['the name in her e-mail address', 'Nandini@123'],
  ['the trust', 'सहयोग२०२६'],
  ['the program', 'अध्याय#१'],
  ['her name with an invisible joiner', 'नंदि\u200dनी123'],
])('%s is refused as Nandini’s password', (_, password) => {
  expect(isMadeOfNames(password, NANDINI)).toBe(true);
});

test('a decomposed name matches its composed form', () => {
  expect(isMadeOfNames('ज़ोया786', ['ज\u093cोया'])).toBe(true);
  expect(isMadeOfNames('ज\u093cोया786', ['\u095bोया'])).toBe(true);
});

test.each([
  'asha walks to the well',
  'ashatree',
  'mango under six stairs',
  'जामुन के नीचे नंदिनी',
  'नंदिता१२३',
  '82471935',
  '@@##!!',
  '',
])('"%s" does not consist of names alone', (password) => {
  expect(isMadeOfNames(password, [...ASHA, ...NANDINI])).toBe(false);
});

test('without known names, nothing matches', () => {
  expect(isMadeOfNames('asha1234', ['', ''])).toBe(false);
});

test('common passwords match in any case, in Devanagari digits and only as a whole', () => {
  const known = { commonest: ['password1', '123456'], trustNames: [] };
  const asked = ['password1', 'PassWord1', '१२३४५६', 'password', 'password1 ', '1234567'];
  expect(asked.filter((password) => isCommonPassword(password, known))).toEqual([
    'password1',
    'PassWord1',
    '१२३४५६',
  ]);
});
