import * as z from 'zod';
import { HISTORY_FIELDS, VERSION_ACTIONS } from './history.ts';

/** The newest ones that are told. Versions count from 1: the newest one's number is how many there are. */
export const MAX_VERSIONS = 200;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/** One state that an entry has had: who made it, when, and what it changed in the one before. */
export const surveyVersion = z.strictObject({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.strictObject({ id: z.int(), name: z.string() }),
  deed: z.enum(VERSION_ACTIONS),
  changes: z.array(z.strictObject({ field: z.enum(HISTORY_FIELDS), before: value, after: value })),
});
export type SurveyVersion = z.infer<typeof surveyVersion>;

export const versionChoice = z.strictObject({
  version: z.int32('This must be the number of a version'),
});
