import * as z from 'zod';
import type { RuleCode } from '../rule-messages.ts';
import { choice, number, text } from '../schemas/field-schemas.ts';
import { ENQUIRY_KINDS } from './enquiry.ts';
import { ENQUIRY_STATES, MAX_ENQUIRY_NOTE } from './enquiry-work.ts';

const link = z.strictObject({ id: z.int(), name: z.string() });

/** Additional fields of the forms for volunteers and receipts. */
export const enquiryDetails = z.strictObject({
  /** When a volunteer has time. */
  when: z.string().optional(),
  received_on: z.string().optional(),
  amount_paise: z.int().optional(),
  mode: z.string().optional(),
  reference: z.string().optional(),
  pan: z.string().optional(),
});
export type EnquiryDetails = z.infer<typeof enquiryDetails>;

export const enquiry = z.strictObject({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
  kind: z.enum(ENQUIRY_KINDS),
  details: enquiryDetails.optional(),
  state: z.enum(ENQUIRY_STATES),
  /** The last editor of the state, note or links. */
  handled_by: link.nullable(),
  handled_at: z.iso.datetime().nullable(),
  note: z.string(),
  survey: link.nullable(),
  volunteer: link.nullable(),
  /** The donation that was recorded from this request for a receipt. */
  donation_id: z.int().nullable().optional(),
  deleted_at: z.iso.datetime().nullable(),
  /** The version of state, note and links. */
  version: z.int(),
});
export type ReceivedEnquiry = z.infer<typeof enquiry>;

export const readStatusChange = z.strictObject({
  is_read: z.boolean('notYesNo' satisfies RuleCode),
});

/** Omitted fields stay; null removes a link. */
export const enquiryWork = z.strictObject({
  state: choice(ENQUIRY_STATES),
  note: text(MAX_ENQUIRY_NOTE),
  survey_id: number(),
  volunteer_id: number(),
});
export type EnquiryWork = z.infer<typeof enquiryWork>;
