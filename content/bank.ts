// The trust's bank account. While `published` is false, the QR code holds plain text, because a made-up UPI
// id may be somebody's.

export interface BankDetails {
  readonly published: boolean;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly upiId: string | undefined;
}

export const bank: BankDetails = {
  published: false,
  accountName: 'Adhyay Trust (placeholder)',
  accountNumber: '0000 0000 0000',
  ifsc: 'XXXX0XXXXXX',
  upiId: undefined,
};

export function paymentQrText(details: BankDetails): string {
  if (!details.published || !details.upiId) {
    return 'Placeholder. The trust has not published its bank details yet.';
  }
  const payee = encodeURIComponent(details.accountName);
  return `upi://pay?pa=${encodeURIComponent(details.upiId)}&pn=${payee}&cu=INR`;
}
