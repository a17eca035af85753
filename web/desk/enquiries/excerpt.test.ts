import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test.each([
  '',
  'Could I help on Saturdays?',
  'x'.repeat(400),
  'one\ntwo\nthree\nfour\nfive\nsix\nseven',
])('a short message is shown in full', (message) => {
  expect(excerptOf(message)).toBeNull();
});

test('a long message is cut after a whole word', () => {
  const excerpt = excerptOf('पानी नहीं आता '.repeat(100)) ?? '';
  expect(excerpt.length).toBeGreaterThan(280);
  expect(excerpt.length).toBeLessThanOrEqual(321);
  expect(excerpt).toMatch(/ (पानी|नहीं|आता)…$/);
});

test('many lines are cut after a line', () => {
  expect(excerptOf('a\n'.repeat(30))).toBe('a\na\na\na\na\na…');
});

test.each([
  ['x'.repeat(5000), `${'x'.repeat(320)}…`],
  [`x${'हि'.repeat(2500)}`, `x${'हि'.repeat(159)}…`],
  [`x${'👩‍👩‍👧'.repeat(600)}`, `x${'👩‍👩‍👧'.repeat(39)}…`],
])('a text without spaces is cut between grapheme clusters', (message, excerpt) => {
  expect(excerptOf(message)).toBe(excerpt);
});
