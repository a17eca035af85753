import * as z from 'zod';
import { numberOrNull } from '../../schemas/field-schemas.ts';
import { pageParameters, paginationSchema, searchParameter } from '../../schemas/page-schema.ts';
import { optional } from '../../schemas/query-schemas.ts';
import { FIELD_NAMES } from '../fields.ts';
import { survey, surveyBody } from '../survey-schema.ts';
import { PAIR_SORTS, PAIR_STATES, STRENGTHS } from './possible-duplicate.ts';

export const duplicateCheckInput = surveyBody.extend({
  id: numberOrNull(),
});
export type DuplicateCheckInput = z.infer<typeof duplicateCheckInput>;

/** An account that may not see the entry gets only `strength` and `own`. */
export const possibleDuplicate = z.strictObject({
  strength: z.enum(STRENGTHS),
  own: z.boolean(),
  id: z.int().optional(),
  name: z.string().optional(),
  city: z.string().optional(),
  constituency: z.string().optional(),
  recorded_at: z.iso.datetime().optional(),
});
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>;

export const pairQuery = z.object({
  ...pageParameters,
  state: optional(z.enum(PAIR_STATES)).transform((sent) => sent ?? 'open'),
  search: searchParameter,
  sort: optional(z.enum(PAIR_SORTS)).transform((sent) => sent ?? 'strongest'),
});
export type PairQuery = z.infer<typeof pairQuery>;

export const surveyPair = z.strictObject({
  older: survey,
  newer: survey,
  strength: z.enum(STRENGTHS),
  /** Two masked numbers may look the same although they differ. */
  same_numbers: z.array(z.enum(['aadhar_no', 'other_document_no'])),
  state: z.enum(PAIR_STATES),
  found_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  decided_by_name: z.string().nullable(),
  /** The remaining entry; in an open pair, an edit arrived for the entry merged into it. */
  kept_id: z.int().nullable(),
});
export type SurveyPair = z.infer<typeof surveyPair>;

export const pairPage = z.strictObject({
  data: z.array(surveyPair),
  pagination: paginationSchema,
  counts: z.strictObject({ open: z.int(), different: z.int(), merged: z.int() }),
});

export const pairDecision = z.strictObject({
  /** `open` takes back `different`. */
  decision: z.enum(['different', 'merge', 'open']),
  keep: z.int32().optional(),
  versions: z.tuple([z.int(), z.int()]).optional(),
  /** The id of the entry that a field is taken from, or its value there; others stay as in the remaining entry. */
  fields: z
    .partialRecord(z.enum(FIELD_NAMES), z.union([z.number(), z.string(), z.boolean(), z.null()]))
    .optional(),
});
export type PairDecision = z.infer<typeof pairDecision>;
