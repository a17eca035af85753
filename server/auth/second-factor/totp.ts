// Time-based one-time passwords (RFC 6238): six digits of an HMAC-SHA-1, new every thirty seconds.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { decodeBase32, encodeBase32 } from './base32.ts';

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
const CODE = /^\d{6}$/;
/** Clocks of phones differ, and typing takes time. */
const STEPS_AROUND = [0, -1, 1];

export const newSecret = (): string => encodeBase32(randomBytes(SECRET_BYTES));

/** @param step thirty seconds since 1970 */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  // RFC 4226, section 5.3: the last four bits are the offset of the number.
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** @returns the step whose code it is, now or just before or after; undefined for a wrong code */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!CODE.test(code)) return undefined;
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  return STEPS_AROUND.map((around) => current + around).find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
  );
}

/** @param issuer shown in the app beside the account */
export function otpauthUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}
