import { expect, test } from 'vitest';
import { bank } from '#content/documents/bank.ts';
import { paymentText } from './payment-qr.ts';

const delivered = bank.defaults.en;

test('a placeholder account never becomes a code that pays', () => {
  expect(paymentText(delivered)).not.toContain('upi:');
  expect(paymentText({ ...delivered, upi_id: 'someone@bank' })).not.toContain('upi:');
  expect(paymentText({ ...delivered, published: true })).not.toContain('upi:');
});

test('a published account does', () => {
  const published = { ...delivered, published: true, account_name: 'A & B', upi_id: 'trust@bank' };
  expect(paymentText(published)).toBe('upi://pay?pa=trust%40bank&pn=A%20%26%20B&cu=INR');
});
