import * as z from 'zod';
import { consentInput } from '../privacy/consent-schema.ts';
import {
  choice,
  choiceOrEmpty,
  digits,
  number,
  numberOrNull,
  readOnly,
  text,
  time,
  yesNo,
} from '../schemas/field-schemas.ts';
import { CORRECTION_STATES } from './corrections/correction.ts';
import { MAX_DIFFERENT } from './duplicates/possible-duplicate.ts';
import type { SurveyField } from './field-kinds.ts';
import {
  FIELD_NAMES,
  type FieldValue,
  fieldOf,
  mapFields,
  type SURVEY_FIELDS,
  type SurveyFieldName,
} from './fields.ts';
import { householdId } from './household/household-schema.ts';
import { MAX_ENCRYPTED_LENGTH } from './outbox/encrypted-to-server.ts';

type InputSchema<Field> = Field extends { kind: 'choice'; values: infer Values }
  ? ReturnType<typeof choice<Extract<Values, readonly string[]>>>
  : Field extends { kind: 'number' }
    ? ReturnType<typeof number>
    : Field extends { kind: 'yesNo' }
      ? ReturnType<typeof yesNo>
      : ReturnType<typeof text>;
type InputShape = { [Name in SurveyFieldName]: InputSchema<(typeof SURVEY_FIELDS)[Name]> };
type ReplyShape = {
  [Name in SurveyFieldName]: z.ZodType<
    (typeof SURVEY_FIELDS)[Name] extends { encrypted: true } ? string | null : FieldValue<Name>
  >;
};

function inputSchema(field: SurveyField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return text(field.maxLength);
    case 'digits':
      return digits(field.maxLength);
    case 'number':
      return field.unreadableIsMissing ? numberOrNull() : number();
    case 'yesNo':
      return yesNo();
    case 'choice':
      return field.unreadableIsMissing ? choiceOrEmpty(field.values) : choice(field.values);
  }
}

function replySchema(field: SurveyField): z.ZodType {
  if (field.encrypted) return z.string().nullable();
  switch (field.kind) {
    case 'text':
    case 'digits':
      return z.string();
    case 'number':
      return z.int();
    case 'yesNo':
      return z.boolean();
    case 'choice':
      return field.fallback === null ? z.enum(field.values).nullable() : z.enum(field.values);
  }
}

export const surveyInput = z.strictObject({
  ...mapFields<InputShape, SurveyFieldName>(FIELD_NAMES, (name) => inputSchema(fieldOf(name))),
  volunteer_id: numberOrNull(),
  id: readOnly(),
  address: readOnly(),
  volunteer_name: readOnly(),
  volunteer_gone: readOnly(),
  version: readOnly(),
  created_at: readOnly(),
  updated_at: readOnly(),
  deleted_at: readOnly(),
  deleted_by_name: readOnly(),
  numbers_withheld: readOnly(),
  correction: readOnly(),
  merged_into: readOnly(),
  merged_from: readOnly(),
});
export type SurveyInput = z.infer<typeof surveyInput>;

export const surveyBody = surveyInput.extend({
  aadhar_sealed: text(MAX_ENCRYPTED_LENGTH),
  other_document_sealed: text(MAX_ENCRYPTED_LENGTH),
  recorded_at: time(),
  device_offset_ms: number(),
  /** An edit leaves the household as it is. */
  household_id: householdId.nullable().optional(),
  ...consentInput.shape,
  /** The sender's similar entries that are of other people. */
  different_from: z.array(z.int32()).max(MAX_DIFFERENT).optional(),
});
export type SurveyBody = z.infer<typeof surveyBody>;

/** Undo may reach the server much later than it was pressed. */
export const undoBody = z.object({ recorded_at: time(), device_offset_ms: number() });

const timestamp = z.iso.datetime();

export const survey = z.strictObject({
  id: z.int(),
  ...mapFields<ReplyShape, SurveyFieldName>(FIELD_NAMES, (name) => replySchema(fieldOf(name))),
  address: z.string(),
  volunteer_id: z.int(),
  volunteer_name: z.string(),
  /** The volunteer's account was deleted; the name stays. */
  volunteer_gone: z.boolean(),
  version: z.int(),
  recorded_at: timestamp,
  household_id: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  deleted_at: timestamp.nullable(),
  correction: z.enum(CORRECTION_STATES).optional(),
});
export type Survey = z.infer<typeof survey>;

export const fullSurvey = survey.extend({
  deleted_by_name: z.string().nullable(),
  /** The numbers stay masked because the read could not be audited. */
  numbers_withheld: z.boolean(),
  merged_into: z.int().nullable(),
  merged_from: z.array(z.int()),
});
export type FullSurvey = z.infer<typeof fullSurvey>;
