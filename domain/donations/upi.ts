// UPI links by NPCI's linking specification 1.6. They do not report whether somebody has paid.

/** Rupees: most UPI apps pay no more in a day. */
export const MAX_UPI_RUPEES = 100_000;

export interface Payee {
  readonly upi_id: string;
  readonly account_name: string;
}

interface PaymentDetails {
  readonly merchantCode?: string;
  /** Unique, because apps refuse a repeated reference. */
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

/** An id has two parts: a name with a bank's account, and the handle of the app or bank (NPCI's specification 1.6). */
export function isUpiId(text: string): boolean {
  return /^[\w.-]{2,}@[A-Za-z][A-Za-z0-9]+$/.test(text);
}

/** 0000 is the code of everybody who is no merchant: apps refuse links to them. */
export function isMerchantCode(code: string): boolean {
  return /^\d{4}$/.test(code) && code !== '0000';
}

/** Gives 34 characters; NPCI allows 35. */
export const REFERENCE_BYTES = 15;

/**
 * @param bytes random, REFERENCE_BYTES of them
 * @returns letters and digits
 */
export function paymentReference(bytes: Uint8Array): string {
  return `gift${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
