import { isPan } from '../../donations/pan.ts';
import { isMerchantCode, isUpiId } from '../../donations/upi.ts';
import { isDate, isTime } from '../../indian-time.ts';
import type { RuleCode } from '../../rule-messages.ts';
import { normaliseDocumentNumber } from '../../text/document-number.ts';
import { isEmail } from '../../volunteers/email.ts';
import { isSlug } from '../addresses/slugs.ts';
import type { LineFormat } from '../fields/fields.ts';
import { isWebAddress } from '../text/marked-text.ts';

/** Reserve Bank of India: the bank, a zero, and the branch. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** Digits in groups, of which some may be in parentheses: `+91 (22) 2345-6789`. */
const PHONE = /^\+?(?:\d|\(\d{1,5}\)|(?<=[\d)])(?: - |[ -])(?=[\d(]))+$/;
/** ITU-T E.164. */
const MAX_PHONE_DIGITS = 15;
const MIN_PHONE_DIGITS = 7;

interface Format {
  readonly fits: (text: string) => boolean;
  readonly rule: RuleCode;
}

export const LINE_FORMAT_RULES: Readonly<Record<LineFormat, Format>> = {
  email: { fits: isEmail, rule: 'emailFormat' },
  phone: { fits: isPhone, rule: 'phoneFormat' },
  address: { fits: isWebAddress, rule: 'addressFormat' },
  date: { fits: isDate, rule: 'dateFormat' },
  time: { fits: isTime, rule: 'timeFormat' },
  slug: { fits: isSlug, rule: 'slugFormat' },
  upi: { fits: isUpiId, rule: 'upiFormat' },
  merchantCode: { fits: isMerchantCode, rule: 'merchantCodeFormat' },
  // Receipts print it as it is written.
  pan: { fits: (text) => isPan(text) && text === normaliseDocumentNumber(text), rule: 'panFormat' },
  ifsc: { fits: (text) => IFSC.test(text), rule: 'ifscFormat' },
};

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= MIN_PHONE_DIGITS && digits <= MAX_PHONE_DIGITS;
}
