import { isDate } from '../indian-time.ts';
import { isPhone } from '../text/phone.ts';
import { check, type FieldError, fieldError, type Rule } from '../validation.ts';
import { isEmail } from '../volunteers/email.ts';
import { AMOUNT, EARLIEST_DATE } from './donation.ts';
import type { DonationInput } from './donation-schema.ts';
import { isDonorIdAadhaar, isMaskedDonorId, normaliseDonorId } from './donor-id.ts';
import { formatPaise } from './money.ts';
import { isPan } from './pan.ts';

export interface DonationContext {
  today: string;
  /** A masked number, which may be sent back. */
  stored?: { id_type: string | null; id_number: string | null };
}
type DonationRule = Rule<DonationInput, DonationContext>;

const isAmount = (paise: number | null | undefined) =>
  Number.isInteger(paise) && Number(paise) >= AMOUNT.min && Number(paise) <= AMOUNT.max;

const RULES: readonly DonationRule[] = [
  { field: 'received_on', rule: 'giftDateRequired', passes: (input) => Boolean(input.received_on) },
  {
    field: 'received_on',
    rule: 'dateFormat',
    passes: ({ received_on }) => !received_on || isDate(received_on),
  },
  {
    field: 'received_on',
    rule: 'dateFuture',
    passes: ({ received_on = '' }, { today }) => !isDate(received_on) || received_on <= today,
  },
  {
    field: 'received_on',
    rule: 'dateTooEarly',
    passes: ({ received_on = '' }) => !isDate(received_on) || received_on >= EARLIEST_DATE,
  },
  {
    field: 'amount_paise',
    rule: 'amountRequired',
    passes: ({ amount_paise }) => amount_paise !== undefined && amount_paise !== null,
  },
  {
    field: 'amount_paise',
    rule: 'amountFormat',
    passes: ({ amount_paise }) => amount_paise === null || Number.isInteger(amount_paise ?? 0),
  },
  {
    field: 'amount_paise',
    rule: 'amountRange',
    params: { min: formatPaise(AMOUNT.min), max: formatPaise(AMOUNT.max) },
    passes: ({ amount_paise }) => !Number.isInteger(amount_paise) || isAmount(amount_paise),
  },
  { field: 'mode', rule: 'paymentModeRequired', passes: (input) => Boolean(input.mode) },
  { field: 'donor_name', rule: 'nameRequired', passes: (input) => Boolean(input.donor_name) },
  { field: 'email', rule: 'emailFormat', passes: ({ email }) => !email || isEmail(email) },
  { field: 'phone', rule: 'phoneDigits', passes: ({ phone }) => !phone || isPhone(phone) },
  {
    field: 'id_type',
    rule: 'idTypeRequired',
    passes: ({ id_type, id_number }) => !id_number || Boolean(id_type),
  },
  {
    field: 'id_number',
    rule: 'idNumberRequired',
    passes: ({ id_type, id_number = '' }) => !id_type || normaliseDonorId(id_number) !== '',
  },
  {
    field: 'id_number',
    rule: 'documentMasked',
    passes: ({ id_type, id_number = '' }, { stored }) =>
      !isMaskedDonorId(id_number) ||
      (id_number === stored?.id_number && id_type === stored.id_type),
  },
  {
    field: 'id_number',
    rule: 'panFormat',
    passes: ({ id_type, id_number = '' }) =>
      id_type !== 'pan' || !id_number || isMaskedDonorId(id_number) || isPan(id_number),
  },
  {
    field: 'id_number',
    rule: 'aadhaarDigits',
    passes: ({ id_type, id_number = '' }) =>
      id_type !== 'aadhaar' ||
      !id_number ||
      isMaskedDonorId(id_number) ||
      isDonorIdAadhaar(id_number),
  },
];

export function checkDonation(input: DonationInput, context: DonationContext): FieldError[] {
  return check(RULES, input, context);
}

export const missingReason = fieldError('reason', 'reasonRequired');
