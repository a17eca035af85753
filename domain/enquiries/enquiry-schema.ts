import * as z from 'zod';
import type { RuleCode } from '../rule-messages.ts';
import { choice, number, text } from '../schemas/field-schemas.ts';
import { pageParameters, searchParameter } from '../schemas/page-schema.ts';
import { optional } from '../schemas/query-schemas.ts';
import { namedId } from '../schemas/reply-schemas.ts';
import { ENQUIRY_KINDS } from './enquiry.ts';
import { ENQUIRY_STATES, MAX_ENQUIRY_NOTE } from './enquiry-work.ts';

export const enquiryQuery = z.object({
  ...pageParameters,
  search: searchParameter,
  status: optional(z.enum(['all', 'unread', 'read', 'deleted'])).transform((sent) => sent ?? 'all'),
  kind: optional(z.enum(ENQUIRY_KINDS)),
  state: optional(z.enum(ENQUIRY_STATES)),
});
export type EnquiryQuery = z.infer<typeof enquiryQuery>;

export const enquiryDetails = z.strictObject({
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
  handled_by: namedId.nullable(),
  handled_at: z.iso.datetime().nullable(),
  note: z.string(),
  survey: namedId.nullable(),
  volunteer: namedId.nullable(),
  donation_id: z.int().nullable().optional(),
  deleted_at: z.iso.datetime().nullable(),
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
