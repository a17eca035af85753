import * as z from 'zod';
import { CONSENT_FILTERS } from '../../privacy/consent.ts';
import { day, numberBetween, optional } from '../../schemas/query-schemas.ts';
import { cleanText } from '../../text/text.ts';
import { CORRECTION_STATES } from '../corrections/correction.ts';
import { householdId } from '../household/household-schema.ts';
import { AGE, CATEGORIES, CLASSES, GENDERS, INCOME, MAX_LENGTHS, SCHOOL_TYPES } from '../survey.ts';
import { type AdminFilterName, type FilterName, YES_NO } from './filters.ts';

const yesNo = optional(z.enum(YES_NO));
const age = optional(numberBetween(AGE.min, AGE.max));
const income = optional(numberBetween(INCOME.min, INCOME.max));

export const surveyFilters = {
  recorded_from: day,
  recorded_to: day,
  place: optional(z.string().max(MAX_LENGTHS.text).transform(cleanText)),
  gender: optional(z.enum(GENDERS)),
  category: optional(z.enum(CATEGORIES)),
  age_from: age,
  age_to: age,
  disabled: yesNo,
  employed: yesNo,
  income_from: income,
  income_to: income,
  class: optional(z.enum(CLASSES)),
  school_type: optional(z.enum(SCHOOL_TYPES)),
  correction: optional(z.enum(CORRECTION_STATES)),
  household: optional(householdId),
  consent: optional(z.enum(CONSENT_FILTERS)),
} satisfies Record<Exclude<FilterName, AdminFilterName>, z.ZodType>;

/** Volunteers learn of other people’s entries only in the form, and a limited number of times. */
export const adminFilters = {
  duplicates: optional(z.enum(['yes'])),
} satisfies Record<AdminFilterName, z.ZodType>;

const filters = z.object({ ...surveyFilters, ...adminFilters });
export type SurveyFilters = z.output<typeof filters>;
