import { expect, test } from 'vitest';
import { isMerchantCode, paymentReference, REFERENCE_BYTES, upiLink } from './upi.ts';

const payee = { upi_id: 'trust@bank', account_name: 'A & B' };

test('a payment link has the required parameters and no empty ones', () => {
  expect(upiLink(payee)).toBe('upi://pay?pa=trust%40bank&pn=A%20%26%20B&cu=INR');
  expect(
    upiLink(payee, { merchantCode: '8398', reference: 'gift7f', rupees: 1500, note: 'WASH' }),
  ).toBe('upi://pay?pa=trust%40bank&pn=A%20%26%20B&mc=8398&tr=gift7f&am=1500.00&cu=INR&tn=WASH');
});

test.each([
  ['8398', true],
  ['0000', false],
  ['', false],
  ['839', false],
  ['83a8', false],
])('the merchant category code %j is valid: %s', (code, isMerchant) => {
  expect(isMerchantCode(code)).toBe(isMerchant);
});

test('a reference fits into the field', () => {
  const reference = paymentReference(new Uint8Array(REFERENCE_BYTES).fill(200));
  expect(reference).toMatch(/^[a-z0-9]{1,35}$/);
});
