import * as z from 'zod';
import { choice, numberOrNull, text } from '../field-schemas.ts';
import type { RuleCode } from '../rule-messages.ts';
import { ENQUIRY_STATES, MAX_ENQUIRY_NOTE } from './enquiry-work.ts';

const link = z.strictObject({ id: z.int(), name: z.string() });

export const enquiry = z.strictObject({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
  state: z.enum(ENQUIRY_STATES),
  /** Who last changed the state, note or links. */
  handled_by: link.nullable(),
  handled_at: z.iso.datetime().nullable(),
  note: z.string(),
  survey: link.nullable(),
  volunteer: link.nullable(),
  deleted_at: z.iso.datetime().nullable(),
});
export type ReceivedEnquiry = z.infer<typeof enquiry>;

export const readStatusChange = z.strictObject({
  is_read: z.boolean('notYesNo' satisfies RuleCode),
});

/** Fields that are not sent stay; null takes a link away. */
export const enquiryWork = z.strictObject({
  state: choice(ENQUIRY_STATES),
  note: text(MAX_ENQUIRY_NOTE),
  survey_id: numberOrNull(),
  volunteer_id: numberOrNull(),
});
export type EnquiryWork = z.infer<typeof enquiryWork>;
