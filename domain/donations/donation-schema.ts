import * as z from 'zod';
import { MAX_ID } from '../ids.ts';
import type { RuleCode } from '../rule-messages.ts';
import { choice, date, number, readOnly, text } from '../schemas/field-schemas.ts';
import { pageParameters, searchParameter } from '../schemas/page-schema.ts';
import { exportFormat, optional } from '../schemas/query-schemas.ts';
import { changedValue, namedId } from '../schemas/reply-schemas.ts';
import {
  DONATION_KINDS,
  DONATION_MAX_LENGTHS as MAX,
  PAYMENT_MODES,
  TAX_SECTIONS,
} from './donation.ts';
import { ID_TYPES } from './donor-id.ts';
import { isFinancialYear } from './financial-year.ts';
import { DONATION_ACTIONS, DONATION_FIELDS } from './history.ts';
import { MAX_DIFFERENT_DONATIONS } from './similar-donation.ts';

const financialYear = z.string().refine(isFinancialYear);

export const donationQuery = z.object({
  ...pageParameters,
  search: searchParameter,
  year: optional(financialYear),
});
export type DonationQuery = z.infer<typeof donationQuery>;

export const donationExportQuery = z.object({ year: financialYear });

export const donationRegisterQuery = z.object({
  year: optional(financialYear),
  format: exportFormat,
});

/** Read-only fields are ignored, so that a reply can be sent back. */
export const donationBody = z.strictObject({
  received_on: date(),
  amount_paise: number(),
  mode: choice(PAYMENT_MODES),
  reference: text(MAX.reference),
  purpose: text(MAX.purpose),
  donor_name: text(MAX.donor_name),
  address: text(MAX.address),
  email: text(MAX.email),
  phone: text(MAX.phone),
  id_type: choice(ID_TYPES),
  id_number: text(MAX.id_number),
  section: choice(TAX_SECTIONS),
  kind: choice(DONATION_KINDS),
  query_id: z
    .int32('notId' satisfies RuleCode)
    .min(1, 'notId')
    .max(MAX_ID)
    .nullable()
    .optional(),
  /** Gifts that the sender has seen and knows to be others. */
  different_from: z.array(z.int32()).max(MAX_DIFFERENT_DONATIONS).optional(),
  id: readOnly(),
  financial_year: readOnly(),
  receipt: readOnly(),
  cancelled: readOnly(),
  version: readOnly(),
  created_at: readOnly(),
  updated_at: readOnly(),
  number_withheld: readOnly(),
  approval_missing: readOnly(),
});

export type DonationInput = z.infer<typeof donationBody>;

const receiptIssuer = z.strictObject({
  legal_name: z.string(),
  address: z.string(),
  registration: z.string(),
  pan: z.string(),
  /** Null: there was no valid approval on the day of the donation. */
  approval_80g: z
    .strictObject({ number: z.string(), issued_on: z.string(), valid_until: z.string() })
    .nullable(),
});
export type ReceiptIssuer = z.infer<typeof receiptIssuer>;

export const donation = z.strictObject({
  id: z.int(),
  received_on: z.string(),
  amount_paise: z.int(),
  mode: z.enum(PAYMENT_MODES),
  reference: z.string(),
  purpose: z.string(),
  donor_name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  id_type: z.enum(ID_TYPES).nullable(),
  id_number: z.string().nullable(),
  section: z.enum(TAX_SECTIONS),
  kind: z.enum(DONATION_KINDS),
  financial_year: z.string(),
  receipt: z
    .strictObject({ number: z.string(), issued_at: z.iso.datetime(), issuer: receiptIssuer })
    .nullable(),
  cancelled: z.strictObject({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  query_id: z.int().nullable(),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type Donation = z.infer<typeof donation>;

/** The donor's number stays masked if it is damaged or its reading could not be recorded. */
export const unmaskedDonation = donation.extend({
  number_withheld: z.boolean(),
  approval_missing: z.boolean(),
});
export type UnmaskedDonation = z.infer<typeof unmaskedDonation>;

export const donationChange = z.strictObject({
  action: z.enum(DONATION_ACTIONS),
  at: z.iso.datetime(),
  by: namedId,
  /** Masked numbers may look alike although they differ. */
  changes: z.array(
    z.strictObject({ field: z.enum(DONATION_FIELDS), before: changedValue, after: changedValue }),
  ),
});
export type DonationChange = z.infer<typeof donationChange>;

/** Cancelled donations do not count. */
export const donationTotals = z.strictObject({ gifts: z.int(), amount_paise: z.int() });

export const cancellation = z.strictObject({ reason: text(MAX.reason) });
