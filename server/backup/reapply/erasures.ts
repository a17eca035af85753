// A restore keeps all erasures for the next one, and the Idempotency-Keys of entries that this backup lacks: devices
// send again what they sent since the backup.
import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit-log/audit-log.ts';
import { type SqlBoolean, toSqlBoolean } from '../../db/columns/sql-boolean.ts';
import type { FreshDatabase } from '../../db/replace.ts';
import type { Snapshot, SnapshotRow } from '../../db/snapshot.ts';
import type { Tables } from '../../db/tables.ts';
import { undoMerge } from '../../surveys/duplicates/undo-merge.ts';
import { removeEntry } from '../../surveys/erasure/remove-entry.ts';
import { ERASED_WITHOUT_ID, NO_DIGEST } from '../../surveys/idempotency/stored-replies.ts';
import { accountExists, firstAdmin } from './accounts.ts';
import { readRows } from './rows.ts';

/** A device that sends an erased entry again must not record it. */
export interface ErasedKey {
  volunteer_id: number;
  key: string;
  owner_name: string;
}

interface ErasedEntry {
  uid: string;
  at: string;
  by: number;
  unmerged: SqlBoolean;
}

export interface Erasures {
  entries: ErasedEntry[];
  keys: ErasedKey[];
}

export async function readErasures(snapshot: Snapshot): Promise<Erasures> {
  const rows = await readRows(snapshot, 'erased_surveys');
  const ids = new Set<unknown>([ERASED_WITHOUT_ID, ...rows.map(({ survey_id }) => survey_id)]);
  const keys =
    rows.length === 0
      ? []
      : await readRows(snapshot, 'survey_keys', ({ survey_id }) => ids.has(survey_id));
  return {
    entries: rows.map(({ uid, at, by, unmerged }) => ({
      uid: String(uid),
      at: String(at),
      by: Number(by),
      unmerged: toSqlBoolean(unmerged === 1),
    })),
    keys: keys.map(toErasedKey),
  };
}

/** @returns how many of the entries were in the backup */
export async function reapplyErasures(
  fresh: Pick<FreshDatabase, 'db' | 'dialect'>,
  { entries, keys }: Erasures,
  now: Date,
): Promise<number> {
  if (entries.length === 0) return 0;
  const { db } = fresh;
  const rows = await db.selectFrom('surveys').select(['id', 'uid']).execute();
  const ids = new Map(rows.map(({ id, uid }) => [uid, id]));
  let found = 0;
  for (const { uid, at, by, unmerged } of entries) {
    const id = ids.get(uid);
    if (id === undefined) {
      await preserveErasure(db, { uid, survey_id: null, at, by, unmerged });
      continue;
    }
    if (await hasWithdrawal(db, id, at)) continue;
    found += 1;
    if (unmerged === 1) await undoMergeOf(fresh, { id, by }, now);
    await removeEntry(db, { id, uid }, { at, by });
    const event = {
      by: { id: by, origin: 'restore' },
      action: 'erase',
      entity: 'survey',
      id,
    } as const;
    await writeAudit(db, event, now);
  }
  await preserveKeys(db, keys);
  return found;
}

/** The merge was undone between the backup and the erasure, so the surviving entry must not keep its values. */
async function undoMergeOf(
  { db, dialect }: Pick<FreshDatabase, 'db' | 'dialect'>,
  { id, by }: { id: number; by: number },
  now: Date,
): Promise<void> {
  const admin = (await accountExists(db, by)) ? by : await firstAdmin(db);
  const actor = { id: admin, is_admin: true, origin: 'restore' };
  await undoMerge({ dialect, now: () => now }, db, { id, by: actor });
}

// An earlier restore, without the entry, erased it for this withdrawal. Here it is only deleted, and may agree again.
async function hasWithdrawal(db: Kysely<Tables>, id: number, at: string): Promise<boolean> {
  const withdrawal = await db
    .selectFrom('consents')
    .select('id')
    .where('survey_id', '=', id)
    .where('kind', '=', 'withdrawn')
    .where('recorded_at', '=', at)
    .executeTakeFirst();
  return withdrawal !== undefined;
}

/** A backup may have the erasure, and the table refuses a repeated row even with `on conflict`. */
export async function preserveErasure(
  db: Kysely<Tables>,
  erasure: Omit<ErasedEntry, 'unmerged'> & { survey_id: null; unmerged?: SqlBoolean },
): Promise<void> {
  const known = await db
    .selectFrom('erased_surveys')
    .select('uid')
    .where('uid', '=', erasure.uid)
    .executeTakeFirst();
  if (!known) await db.insertInto('erased_surveys').values(erasure).execute();
}

/** Another entry may get the erased entry's id, so the keys are kept without it. */
export async function preserveKeys(db: Kysely<Tables>, keys: readonly ErasedKey[]): Promise<void> {
  const volunteers = await db.selectFrom('volunteers').select('id').execute();
  const known = new Set(volunteers.map(({ id }) => id));
  for (const key of keys) {
    if (!known.has(key.volunteer_id)) continue;
    await db
      .insertInto('survey_keys')
      .values({
        ...key,
        survey_id: ERASED_WITHOUT_ID,
        body_digest: NO_DIGEST,
        action: 'create',
        version: 1,
      })
      .onConflict((conflict) => conflict.columns(['volunteer_id', 'key']).doNothing())
      .execute();
  }
}

export function toErasedKey({ volunteer_id, key, owner_name }: SnapshotRow): ErasedKey {
  return {
    volunteer_id: Number(volunteer_id),
    key: String(key),
    owner_name: String(owner_name),
  };
}
