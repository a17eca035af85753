import * as z from 'zod';
import { LANGUAGES } from '../languages.ts';
import type { RuleCode } from '../rule-messages.ts';
import { choice, readOnly, text } from '../schemas/field-schemas.ts';
import { limit, page, searchParameter } from '../schemas/page-schema.ts';
import { optional } from '../schemas/query-schemas.ts';
import { MAX_LENGTHS } from '../surveys/survey.ts';
import { EMAIL_MAX } from './email-max.ts';
import { code } from './second-factor-schema.ts';
import { PASSWORD_MAX_LENGTH, VOLUNTEER_STATUSES } from './volunteer.ts';

/** Passwords are neither trimmed nor composed nor cut. */
const password = z.preprocess(
  (sent) => (sent === undefined || typeof sent === 'string' ? sent : ''),
  z
    .string()
    .max(PASSWORD_MAX_LENGTH, 'passwordTooLong' satisfies RuleCode)
    .optional(),
);

/** Ignored, so that an account can be sent back as it was read. */
const shownFields = {
  id: readOnly(),
  is_admin: readOnly(),
  created_at: readOnly(),
  is_editor: readOnly(),
  language: readOnly(),
  entries: readOnly(),
  second_factor: readOnly(),
  waiting: readOnly(),
};

export const volunteerInput = z.strictObject({
  name: text(MAX_LENGTHS.name),
  email: text(EMAIL_MAX),
  phone: text(MAX_LENGTHS.document),
  password,
  status: choice(VOLUNTEER_STATUSES),
  ...shownFields,
});

export const volunteerEdit = volunteerInput.extend({
  current_password: password,
});

export const volunteer = z.strictObject({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.enum(VOLUNTEER_STATUSES),
  is_admin: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Volunteer = z.infer<typeof volunteer>;

export const volunteerQuery = z.object({
  page,
  limit,
  search: searchParameter,
  status: optional(z.enum(VOLUNTEER_STATUSES)),
  sees_entries: optional(z.literal('true')),
  /** Deleted accounts as well, whose entries and events stay. */
  with_deleted: optional(z.literal('true')),
});
export type VolunteerQuery = z.infer<typeof volunteerQuery>;

const editorRight = { is_editor: z.boolean() };

export const signedInVolunteer = volunteer.extend({
  ...editorRight,
  language: z.enum(LANGUAGES),
});

/** A list without pages stays as specified. */
export const listedVolunteer = volunteer.extend({
  entries: z.int().optional(),
  is_editor: z.boolean().optional(),
  /** Only in a list with deleted accounts. */
  deleted_at: z.iso.datetime().nullable().optional(),
});
export type ListedVolunteer = z.infer<typeof listedVolunteer>;

export const waitingEntries = z.strictObject({
  count: z.int(),
  since: z.iso.datetime(),
  reported_at: z.iso.datetime(),
});
export type WaitingEntries = z.infer<typeof waitingEntries>;

export const volunteerWithDetails = volunteer.extend({
  ...editorRight,
  second_factor: z.boolean(),
  waiting: z.array(waitingEntries),
});
export type VolunteerWithDetails = z.infer<typeof volunteerWithDetails>;

export const signIn = z.strictObject({
  email: text(EMAIL_MAX),
  password,
  code: code.optional(),
});

export const passwordChange = z.strictObject({
  current_password: password,
  new_password: password,
});
export const linkedPassword = z.strictObject({
  token: text(MAX_LENGTHS.name),
  new_password: password,
});
/** The sender's own password, for what a stolen session must not be able to do. */
export const passwordConfirmation = z.strictObject({ current_password: password });
export const languageChange = z.strictObject({ language: text(MAX_LENGTHS.document) });
export const statusChange = z.strictObject({ status: choice(VOLUNTEER_STATUSES) });

export const formerVolunteer = z.strictObject({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  deleted_at: z.iso.datetime(),
  restorable: z.boolean(),
});
export type FormerVolunteer = z.infer<typeof formerVolunteer>;

export const passwordLink = z.strictObject({
  /** The screen's address has it behind #, so it is in no log. */
  token: z.string(),
  expires_at: z.iso.datetime(),
});
