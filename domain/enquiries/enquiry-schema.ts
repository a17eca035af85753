import * as z from 'zod';
import type { RuleCode } from '../rule-messages.ts';
import { ENQUIRY_KINDS } from './enquiry.ts';

/** What the forms for volunteers and receipts ask beside the fields of every query. */
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
});
export type ReceivedEnquiry = z.infer<typeof enquiry>;

export const readStatusChange = z.strictObject({
  is_read: z.boolean('notYesNo' satisfies RuleCode),
});
