import * as z from 'zod';
import type { RuleCode } from '../rule-messages.ts';
import { namedId } from '../schemas/reply-schemas.ts';
import { HISTORY_FIELDS, VERSION_ACTIONS } from './history.ts';

/** Older versions are not sent. Versions count from 1, so the newest number is their total. */
export const MAX_VERSIONS = 200;

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const surveyVersion = z.strictObject({
  version: z.int(),
  at: z.iso.datetime(),
  recorded_at: z.iso.datetime(),
  by: namedId,
  action: z.enum(VERSION_ACTIONS),
  changes: z.array(z.strictObject({ field: z.enum(HISTORY_FIELDS), before: value, after: value })),
});
export type SurveyVersion = z.infer<typeof surveyVersion>;

export const versionChoice = z.strictObject({
  version: z.int32('notVersion' satisfies RuleCode),
});
