import { bank } from '#content/bank.ts';

/** Drawn at the build from the bank details (scripts/build/drawings.ts). */
export function PaymentQr() {
  return (
    <img
      src="/drawings/payment-qr.svg"
      alt={bank.published ? 'QR code for a UPI payment' : 'Placeholder QR code'}
      width={400}
      height={400}
    />
  );
}
