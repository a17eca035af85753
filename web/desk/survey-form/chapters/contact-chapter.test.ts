import { expect, test } from 'vitest';
import { readMobile } from './contact-chapter.ts';

test.each([
  ['52310 44718', '5231044718'],
  ['+91 52310 44718', '5231044718'],
  ['052310 44718', '5231044718'],
  ['५२३१०-४४७१८', '5231044718'],
  ['91523', '91523'],
  ['52310447180', '52310447180'],
])('%s is stored as %s', (typed, expected) => {
  expect(readMobile(typed)).toBe(expected);
});
