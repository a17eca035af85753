// Amounts are whole paise, so that sums are exact.
import { parseNumber } from '../text/text.ts';

const PAISE = 100;

/** As people write them: `₹`, `Rs.` before an amount, `/-`, `rupees only` after it. */
const BEFORE_AMOUNT = /^\s*(?:₹|rs\.?|inr|रु\.?)\s*(?=\S)/i;
const AFTER_AMOUNT = /(?<=\p{Nd})\s*(?:\/[-=])?\s*(?:rupees|rs\.?|रुपये|रुपए|रु\.?)?\s*(?:only)?\s*$/iu;

/** @returns null for empty text, NaN for anything but rupees with at most two decimals */
export function parsePaise(text: string): number | null {
  const amount = text.replace(BEFORE_AMOUNT, '').replace(AFTER_AMOUNT, '');
  const rupees = parseNumber(amount);
  if (rupees === null) return null;
  // 1.15 * 100 is 114.99999999999999.
  const paise = Math.round(rupees * PAISE);
  return paise / PAISE === rupees ? paise : Number.NaN;
}

/** ₹1,50,000 or ₹1,50,000.50. */
export function formatPaise(paise: number): string {
  const digits = paise % PAISE === 0 ? 0 : 2;
  const rupees = (paise / PAISE).toLocaleString('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `₹${rupees}`;
}

export const rupees = (paise: number): number => paise / PAISE;

/** 1500 or 1500.50. */
export function plainRupees(paise: number): string {
  return paise % PAISE === 0 ? String(paise / PAISE) : (paise / PAISE).toFixed(2);
}
