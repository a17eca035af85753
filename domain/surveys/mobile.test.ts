import { expect, test } from 'vitest';
import { groupMobile } from './mobile.ts';

test('a mobile number is shown in two groups of five digits', () => {
  expect(groupMobile('5231044718')).toBe('52310 44718');
  expect(groupMobile('')).toBe('');
});
