import type { Kysely } from 'kysely';
import { toSqlBoolean } from '../../db/columns/sql-boolean.ts';
import type { Tables } from '../../db/tables.ts';
import { removeCopiedConsents } from '../consents/copy-consent.ts';
import { findSurvivingEntries } from '../duplicates/merged-entries.ts';
import { NO_DIGEST } from '../idempotency/stored-replies.ts';
import { removeViewsOf } from '../views/remove-views.ts';
import { readEntryTexts } from './entry-texts.ts';
import { removeMergedValues } from './remove-merged-values.ts';
import { removeUnusedSpellings } from './unused-spellings.ts';

interface EntryToRemove {
  id: number;
  uid: string;
}

/** Idempotency-Keys stay, so that a device which repeats a request does not record the entry again. */
export async function removeEntry(
  db: Kysely<Tables>,
  { id, uid }: EntryToRemove,
  { at, by }: { at: string; by: number },
): Promise<void> {
  const survivingIds = await findSurvivingEntries(db, id);
  const stepsOf = db.selectFrom('correction_steps').select('id').where('survey_id', '=', id);
  await db
    .updateTable('correction_steps')
    .set({ copied_from: null })
    .where('copied_from', 'in', stepsOf)
    .execute();
  await db.deleteFrom('survey_corrections').where('survey_id', '=', id).execute();
  await db.deleteFrom('correction_steps').where('survey_id', '=', id).execute();
  await db
    .deleteFrom('survey_pairs')
    .where(({ or, eb }) => or([eb('older_id', '=', id), eb('newer_id', '=', id)]))
    .execute();
  await db.deleteFrom('look_alike_queue').where('survey_id', '=', id).execute();
  await db.updateTable('enquiries').set({ survey_id: null }).where('survey_id', '=', id).execute();
  await db
    .updateTable('privacy_requests')
    // A form that is open meanwhile must not link it again.
    .set(({ eb }) => ({ survey_id: null, version: eb('version', '+', 1) }))
    .where('survey_id', '=', id)
    .execute();
  await db
    .updateTable('survey_keys')
    .set({ body_digest: NO_DIGEST })
    .where('survey_id', '=', id)
    .execute();
  const texts = await readEntryTexts(db, id);
  await removeViewsOf(db, texts);
  // Without this row the database refuses to delete versions.
  const unmerged = toSqlBoolean(survivingIds.length === 0);
  await db.insertInto('erased_surveys').values({ uid, survey_id: id, at, by, unmerged }).execute();
  await removeMergedValues(db, id);
  await removeCopiedConsents(db, id, survivingIds);
  await db.deleteFrom('consents').where('survey_id', '=', id).execute();
  await db.deleteFrom('survey_merges').where('kept_id', '=', id).execute();
  await db.deleteFrom('survey_versions').where('survey_id', '=', id).execute();
  await db.deleteFrom('surveys').where('id', '=', id).execute();
  await removeUnusedSpellings(db, texts.places);
}
