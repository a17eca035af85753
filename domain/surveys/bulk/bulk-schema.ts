import * as z from 'zod';
import { keysOf } from '../../collections/keys-of.ts';
import { PROBLEMS } from '../../problem-catalogue.ts';
import type { RuleCode } from '../../rule-messages.ts';
import { numberOrNull, text } from '../../schemas/field-schemas.ts';
import { MAX_NOTE_LENGTH } from '../corrections/correction.ts';
import { BULK_ACTIONS, BULK_BATCH, type BulkAction } from './bulk.ts';

const NOT_ID: RuleCode = 'notId';
const TOO_MANY: RuleCode = 'tooMany';
const id = z.int32(NOT_ID);
const action = z.enum(BULK_ACTIONS, 'notChoice' satisfies RuleCode);

export const bulkChange = z.strictObject({
  action,
  ids: z.array(id, NOT_ID).max(BULK_BATCH, TOO_MANY),
  volunteer_id: numberOrNull(),
  note: text(MAX_NOTE_LENGTH),
});

export const bulkUndo = z
  .strictObject({
    action,
    entries: z
      .array(
        z.strictObject({
          id,
          version: id,
          /** Required for `send_back`. */
          step_id: id.optional(),
        }),
        NOT_ID,
      )
      .max(BULK_BATCH, TOO_MANY),
  })
  .refine(hasSteps, { path: ['entries'], error: NOT_ID });

export type EntryToUndo = z.infer<typeof bulkUndo>['entries'][number];

export const bulkResult = z.strictObject({
  /** A null version: nothing was changed, and nothing can be undone. */
  done: z.array(
    z.strictObject({
      id: z.int(),
      version: z.int().nullable(),
      step_id: z.int().optional(),
    }),
  ),
  failed: z.array(
    z.strictObject({
      id: z.int(),
      code: z.enum(keysOf(PROBLEMS)),
    }),
  ),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const foundIds = z.strictObject({
  ids: z.array(z.int()),
  total: z.int(),
});

function hasSteps(undo: { action: BulkAction; entries: { step_id?: number | undefined }[] }) {
  return undo.action !== 'send_back' || undo.entries.every(({ step_id }) => step_id !== undefined);
}
