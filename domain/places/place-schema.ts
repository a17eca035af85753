import * as z from 'zod';
import type { RuleCode } from '../rule-messages.ts';
import { text } from '../schemas/field-schemas.ts';
import { searchParameter } from '../schemas/page-schema.ts';
import { optional } from '../schemas/query-schemas.ts';
import { MAX_LENGTHS } from '../surveys/survey.ts';
import { MAX_IMPORTED, MAX_SPELLINGS, PLACE_FIELDS } from './place.ts';

const TOO_MANY: RuleCode = 'tooMany';

export const placeQuery = z.object({
  field: optional(z.enum(PLACE_FIELDS)).transform((sent) => sent ?? 'constituency'),
});

export const suggestionQuery = placeQuery.extend({ search: searchParameter });

export const place = z.strictObject({
  /** Null for a spelling that was neither merged nor imported. */
  id: z.int().nullable(),
  name: z.string(),
  local_name: z.string(),
  spellings: z.array(z.strictObject({ spelling: z.string(), entries: z.int() })),
  entries: z.int(),
});
export type Place = z.infer<typeof place>;

const placeText = text(MAX_LENGTHS.text);

const spellings = z
  .array(z.string().max(MAX_LENGTHS.text), 'notText' satisfies RuleCode)
  .max(MAX_SPELLINGS, TOO_MANY);

export const placeMerge = z.strictObject({
  name: placeText,
  local_name: placeText,
  spellings,
  places: z
    .array(z.int32('notNumber' satisfies RuleCode), 'notNumber' satisfies RuleCode)
    .max(MAX_SPELLINGS, TOO_MANY)
    .optional(),
  left_out: spellings.optional(),
});
export type PlaceMerge = z.output<typeof placeMerge>;

export const placeImport = z.strictObject({
  places: z
    .array(z.strictObject({ name: placeText, local_name: placeText }), 'notText' satisfies RuleCode)
    .max(MAX_IMPORTED, TOO_MANY),
});

export const suggestion = z.strictObject({ name: z.string(), local_name: z.string() });
export type PlaceSuggestion = z.infer<typeof suggestion>;
