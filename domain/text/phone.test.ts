import { expect, test } from 'vitest';
import { isPhone, isUsualPhone } from './phone.ts';

test.each([
  ['52310 44718', true, true],
  ['०५२३१-०४४७१८', true, true],
  ['+91 52310 44718', true, true],
  ['022 2345 6789', true, true],
  ['+44 20 7946 0958', true, true],
  ['18001', true, false],
  ['52310 4471', true, false],
  ['52310 44718 / 52310 44719', true, false],
  ['abc', false, false],
  ['1234', false, false],
  ['52310 44718 Ravi', false, false],
])('%s is a phone number: %s, a usual one: %s', (text, phone, usual) => {
  expect([isPhone(text), isUsualPhone(text)]).toEqual([phone, usual]);
});
