// UPI links by NPCI's linking specification 1.6. They do not report whether somebody has paid.

/** Rupees: most UPI apps pay no more in a day. */
export const MAX_UPI_RUPEES = 100_000;

export interface Payee {
  readonly upi_id: string;
  readonly account_name: string;
}

interface PaymentDetails {
  readonly merchantCode?: string;
  /** Apps refuse a repeated reference. */
  readonly reference?: string;
  readonly rupees?: number | undefined;
  readonly note?: string;
}

export function upiLink(
  { upi_id, account_name }: Payee,
  { merchantCode, reference, rupees, note }: PaymentDetails = {},
): string {
  const parameters = [
    ['pa', upi_id],
    ['pn', account_name],
    ['mc', merchantCode],
    ['tr', reference],
    ['am', rupees?.toFixed(2)],
    ['cu', 'INR'],
    ['tn', note],
  ].flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return `upi://pay?${parameters.join('&')}`;
}

/** NPCI's specification 1.6: a name, and the handle of an app or bank. */
export function isUpiId(text: string): boolean {
  return /^[\w.-]{2,}@[A-Za-z][A-Za-z0-9]+$/.test(text);
}

/** Apps refuse links to 0000, the code of everybody who is no merchant. */
export function isMerchantCode(code: string): boolean {
  return /^\d{4}$/.test(code) && code !== '0000';
}

/** The reference has 34 characters; NPCI allows 35. */
export const REFERENCE_BYTES = 15;

export function paymentReference(bytes: Uint8Array): string {
  return `gift${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
