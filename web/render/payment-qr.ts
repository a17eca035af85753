import { renderSVG } from 'uqr';
import { bank } from '#content/documents/bank.ts';
import type { Website } from '#content/website/website.ts';
import { upiLink } from '#domain/donations/upi.ts';

export const PAYMENT_QR_PATH = '/drawings/payment-qr.svg';

type BankDetails = Pick<ReturnType<typeof bankOf>, 'account_name' | 'published' | 'upi_id'>;
const bankOf = (website: Website) => website.words(bank);

/** Medium error correction. The border is half of the quiet zone; the white frame is the other half. */
export function paymentQr(website: Website): string {
  const drawing = renderSVG(paymentText(bankOf(website)), { ecc: 'M', border: 2 });
  // Firefox paints no SVG without a size on a canvas (save-qr.tsx).
  return drawing.replace('<svg ', '<svg width="800" height="800" ');
}

export function paymentText({ published, upi_id, account_name }: BankDetails): string {
  if (!published || !upi_id) {
    return 'Placeholder. The trust has not published its bank details yet.';
  }
  return upiLink({ upi_id, account_name });
}
