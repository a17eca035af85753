import * as z from 'zod';
import { MAX_ID } from '../ids.ts';
import { choice, date, numberOrNull, readOnly, text } from '../schemas/field-schemas.ts';
import { pageParameters, searchParameter } from '../schemas/page-schema.ts';
import { optional } from '../schemas/query-schemas.ts';
import { changedValue, namedId } from '../schemas/reply-schemas.ts';
import {
  IDENTITY_CHECKS,
  REQUEST_MAX_LENGTHS as MAX,
  REQUEST_FIELDS,
  REQUEST_FILTERS,
  REQUEST_KINDS,
  REQUEST_STATES,
  REQUEST_STEPS,
} from './privacy-request.ts';

export const privacyRequestQuery = z.object({
  ...pageParameters,
  search: searchParameter,
  state: optional(z.enum(REQUEST_FILTERS)).transform((sent) => sent ?? 'open'),
});
export type PrivacyRequestQuery = z.infer<typeof privacyRequestQuery>;

/** Read-only fields are ignored, so that a reply can be sent back. */
export const privacyRequestBody = z.strictObject({
  kind: choice(REQUEST_KINDS),
  person_name: text(MAX.person_name),
  contact: text(MAX.contact),
  details: text(MAX.details),
  received_on: date(),
  due_on: date(),
  identity: choice(IDENTITY_CHECKS),
  survey_id: numberOrNull().refine(
    (id) => !id || (Number.isInteger(id) && id > 0 && id <= MAX_ID),
    'notId',
  ),
  id: readOnly(),
  state: readOnly(),
  survey: readOnly(),
  steps: readOnly(),
  version: readOnly(),
  created_at: readOnly(),
  updated_at: readOnly(),
});
export type PrivacyRequestInput = z.infer<typeof privacyRequestBody>;

export const privacyRequest = z.strictObject({
  id: z.int(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  person_name: z.string(),
  contact: z.string(),
  details: z.string(),
  received_on: z.string(),
  due_on: z.string(),
  identity: z.enum(IDENTITY_CHECKS).nullable(),
  survey: namedId.nullable(),
  version: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type PrivacyRequest = z.infer<typeof privacyRequest>;

export const requestChange = z.strictObject({
  field: z.enum(REQUEST_FIELDS),
  before: changedValue,
  after: changedValue,
});
export type RequestFieldChange = z.infer<typeof requestChange>;

export const privacyRequestStep = z.strictObject({
  action: z.enum(['recorded', 'changed', ...REQUEST_STEPS]),
  note: z.string(),
  changes: z.array(requestChange),
  by: namedId,
  at: z.iso.datetime(),
});
export type PrivacyRequestStep = z.infer<typeof privacyRequestStep>;

export const privacyRequestWithSteps = privacyRequest.extend({
  steps: z.array(privacyRequestStep),
});
export type PrivacyRequestWithSteps = z.infer<typeof privacyRequestWithSteps>;

export const stepInput = z.strictObject({
  action: choice(REQUEST_STEPS),
  note: text(MAX.note),
  identity: choice(IDENTITY_CHECKS),
});
export type StepInput = z.infer<typeof stepInput>;
