import { expect, test } from 'vitest';
import { LINE_FORMAT_RULES } from './line-formats.ts';

const { fits } = LINE_FORMAT_RULES.phone;

test.each([
  '+91 00000 00000',
  '+91 98765 43210',
  '+919876543210',
  '98765 43210',
  '022-2345 6789',
  '(022) 2345 6789',
  '+91 (22) 2345-6789',
  '+91 - 98765 43210',
  '234 5678',
])('%s can be dialled', (phone) => {
  expect(fits(phone)).toBe(true);
});

test.each([
  '-----',
  '(((((',
  '12345',
  '1234567890123456',
  '98765+43210',
  '98765  43210',
  '(98765 43210',
  '+91 98765 43210 ext',
  '+-98765 43210',
  '98765 43210-',
])('%s cannot', (phone) => {
  expect(fits(phone)).toBe(false);
});
