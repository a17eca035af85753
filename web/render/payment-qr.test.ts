import { expect, test } from 'vitest';
import { bank } from '#content/documents/bank.ts';
import { paymentText } from './payment-qr.ts';

const delivered = bank.defaults.en;

test('a placeholder account has no payment code', () => {
  expect(paymentText(delivered)).not.toContain('upi:');
  expect(paymentText({ ...delivered, upi_id: 'someone@bank' })).not.toContain('upi:');
  expect(paymentText({ ...delivered, published: true })).not.toContain('upi:');
});

test('a published account has a payment code', () => {
  const published = { ...delivered, published: true, account_name: 'A & B', upi_id: 'trust@bank' };
  expect(paymentText(published)).toBe('upi://pay?pa=trust%40bank&pn=A%20%26%20B&cu=INR');
});
