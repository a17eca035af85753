import * as z from 'zod';
import {
  choice,
  choiceOrEmpty,
  digits,
  number,
  numberOrNull,
  readOnly,
  text,
  yesNo,
} from '../field-schemas.ts';
import {
  CATEGORIES,
  CLASSES,
  GENDERS,
  MAX_LENGTHS,
  OTHER_DOCUMENT_TYPES,
  SCHOOL_TYPES,
  SURVEY_TYPES,
} from './survey.ts';

export const surveyDraft = z.strictObject({
  survey_type: choice(SURVEY_TYPES),
  name: text(MAX_LENGTHS.name),
  gender: choiceOrEmpty(GENDERS),
  category: choice(CATEGORIES),
  age: numberOrNull(),
  correspondence_address: text(MAX_LENGTHS.address),
  permanent_address: text(MAX_LENGTHS.address),
  same_address: yesNo(),
  city: text(MAX_LENGTHS.text),
  constituency: text(MAX_LENGTHS.text),
  mobile_no: digits(MAX_LENGTHS.document),
  other_no: digits(MAX_LENGTHS.document),
  aadhar_no: digits(MAX_LENGTHS.document),
  other_document_type: choice(OTHER_DOCUMENT_TYPES),
  other_document_no: text(MAX_LENGTHS.document),
  physically_disabled: yesNo(),
  employed: yesNo(),
  income: number(),
  senior_citizen: yesNo(),
  class: choice(CLASSES),
  father_name: text(MAX_LENGTHS.name),
  mother_name: text(MAX_LENGTHS.name),
  current_school: text(MAX_LENGTHS.text),
  school_type: choice(SCHOOL_TYPES),
  disability: text(MAX_LENGTHS.text),
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
});
export type SurveyDraft = z.infer<typeof surveyDraft>;

const time = z.iso.datetime();

/** A survey in replies. Identity numbers are masked. */
export const survey = z.strictObject({
  id: z.int(),
  survey_type: z.enum(SURVEY_TYPES),
  name: z.string(),
  gender: z.enum(GENDERS),
  category: z.enum(CATEGORIES),
  age: z.int(),
  address: z.string(),
  correspondence_address: z.string(),
  permanent_address: z.string(),
  same_address: z.boolean(),
  city: z.string(),
  constituency: z.string(),
  mobile_no: z.string(),
  other_no: z.string(),
  aadhar_no: z.string().nullable(),
  other_document_type: z.enum(OTHER_DOCUMENT_TYPES).nullable(),
  other_document_no: z.string().nullable(),
  physically_disabled: z.boolean(),
  employed: z.boolean(),
  income: z.number(),
  senior_citizen: z.boolean(),
  class: z.enum(CLASSES).nullable(),
  father_name: z.string(),
  mother_name: z.string(),
  current_school: z.string(),
  school_type: z.enum(SCHOOL_TYPES).nullable(),
  disability: z.string(),
  volunteer_id: z.int(),
  volunteer_name: z.string(),
  /** The volunteer's account was deleted; the name stays. */
  volunteer_gone: z.boolean(),
  version: z.int(),
  created_at: time,
  updated_at: time,
  deleted_at: time.nullable(),
});
export type Survey = z.infer<typeof survey>;

export const fullSurvey = survey.extend({
  deleted_by_name: z.string().nullable(),
  /** The read could not be audited (a full disk, for example), so the numbers stay masked. */
  numbers_withheld: z.boolean(),
});
export type FullSurvey = z.infer<typeof fullSurvey>;
