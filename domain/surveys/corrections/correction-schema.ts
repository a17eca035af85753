import * as z from 'zod';
import { text } from '../../schemas/field-schemas.ts';
import { namedId } from '../../schemas/reply-schemas.ts';
import { SURVEY_TYPES } from '../survey.ts';
import { CORRECTION_STATES, CORRECTION_STEPS, MAX_NOTE_LENGTH } from './correction.ts';

export const noteInput = z.strictObject({ note: text(MAX_NOTE_LENGTH) });

export const correctionStep = z.strictObject({
  kind: z.enum(CORRECTION_STEPS),
  note: z.string(),
  version: z.int(),
  by: namedId,
  at: z.iso.datetime(),
});
export type CorrectionStep = z.infer<typeof correctionStep>;

export const correctionThread = z.strictObject({
  state: z.enum(CORRECTION_STATES).nullable(),
  steps: z.array(correctionStep),
});
export type CorrectionThread = z.infer<typeof correctionThread>;

export const entryToCorrect = z.strictObject({
  id: z.int(),
  name: z.string(),
  survey_type: z.enum(SURVEY_TYPES),
  age: z.int(),
  note: z.string(),
  by_name: z.string(),
  at: z.iso.datetime(),
});
export type EntryToCorrect = z.infer<typeof entryToCorrect>;
