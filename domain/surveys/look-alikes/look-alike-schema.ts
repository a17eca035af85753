import * as z from 'zod';
import { numberOrNull } from '../../field-schemas.ts';
import { pageParameters, paginationSchema, searchParameter } from '../../list-schema.ts';
import { optional } from '../../query-schemas.ts';
import { FIELD_NAMES } from '../fields.ts';
import { survey, surveyBody } from '../survey-schema.ts';
import { PAIR_SORTS, PAIR_STATES, STRENGTHS } from './look-alike.ts';

/** A draft, or any part of it. */
export const lookAlikeInput = surveyBody.extend({
  /** The entry that is being changed, which is not like itself. */
  id: numberOrNull(),
});
export type LookAlikeInput = z.infer<typeof lookAlikeInput>;

/** Of an entry that the asker may not see, only that it is there. */
export const lookAlike = z.strictObject({
  strength: z.enum(STRENGTHS),
  own: z.boolean(),
  id: z.int().optional(),
  name: z.string().optional(),
  city: z.string().optional(),
  constituency: z.string().optional(),
  recorded_at: z.iso.datetime().optional(),
});
export type LookAlike = z.infer<typeof lookAlike>;

export const pairQuery = z.object({
  ...pageParameters,
  state: z.preprocess(
    (sent) => (sent === '' ? undefined : sent),
    z.enum(PAIR_STATES).default('open'),
  ),
  search: searchParameter,
  sort: optional(z.enum(PAIR_SORTS)).transform((sent) => sent ?? 'strongest'),
});
export type PairQuery = z.infer<typeof pairQuery>;

export const surveyPair = z.strictObject({
  /** The lower id. */
  older: survey,
  newer: survey,
  strength: z.enum(STRENGTHS),
  /** Masked, two different numbers may look the same. */
  same_numbers: z.array(z.enum(['aadhar_no', 'other_document_no'])),
  state: z.enum(PAIR_STATES),
  found_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  decided_by_name: z.string().nullable(),
  /** Of merged entries: the one that stays. Of an open pair: an edit came for the one that was merged into it. */
  kept_id: z.int().nullable(),
});
export type SurveyPair = z.infer<typeof surveyPair>;

export const pairPage = z.strictObject({
  data: z.array(surveyPair),
  pagination: paginationSchema,
  counts: z.strictObject({ open: z.int(), different: z.int(), merged: z.int() }),
});

export const pairDecision = z.strictObject({
  decision: z.enum(['different', 'merge']),
  /** The entry that stays. */
  keep: z.int().optional(),
  /** Of the older and the newer entry as they were compared: others are not decided about. */
  versions: z.tuple([z.int(), z.int()]).optional(),
  /**
   * For each field the id of the entry that it is taken from, or what it says there; the others stay as in the one that
   * is kept.
   */
  fields: z
    .partialRecord(z.enum(FIELD_NAMES), z.union([z.number(), z.string(), z.boolean(), z.null()]))
    .optional(),
});
export type PairDecision = z.infer<typeof pairDecision>;
