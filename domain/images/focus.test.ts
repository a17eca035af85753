import { expect, test } from 'vitest';
import { FOCUSES, focusOf, pointOf } from './focus.ts';

test('a click is rounded to a step within the picture', () => {
  expect(focusOf({ x: 33.3, y: 68 })).toBe('30 70');
  expect(focusOf({ x: -4, y: 130 })).toBe('0 100');
});

test('the focal point is the centre by default', () => {
  expect(pointOf('')).toEqual({ x: 50, y: 50 });
});

test('every point of the list survives a round trip', () => {
  expect(FOCUSES).toHaveLength(121);
  for (const focus of FOCUSES) expect(focusOf(pointOf(focus))).toBe(focus);
});
