// An entry that the backup lacks is erased at the time of its withdrawal, so that no device records it again.
import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit-log/audit-log.ts';
import type { Snapshot, SnapshotRow } from '../../db/snapshot.ts';
import type { Tables } from '../../db/tables.ts';
import { saveChange } from '../../surveys/changes/save-change.ts';
import { findLastConsent, insertConsent, NOT_GIVEN } from '../../surveys/consents/consents.ts';
import { deletedBy } from '../../surveys/survey-columns.ts';
import { accountExists } from './accounts.ts';
import { type ErasedKey, preserveErasure, preserveKeys, toErasedKey } from './erasures.ts';
import { readRows } from './rows.ts';

export interface Withdrawal {
  uid: string;
  note: string;
  by: number;
  at: string;
  /** The server's time. */
  arrivedAt: string;
  keys: ErasedKey[];
}

export async function readWithdrawals(snapshot: Snapshot): Promise<Withdrawal[]> {
  const last = new Map<unknown, SnapshotRow>();
  for (const consent of await readRows(snapshot, 'consents')) {
    const before = last.get(consent.survey_id);
    if (!before || Number(before.id) < Number(consent.id)) last.set(consent.survey_id, consent);
  }
  const isWithdrawn = (id: unknown) => last.get(id)?.kind === 'withdrawn';
  const entries = await readRows(snapshot, 'surveys', ({ id }) => isWithdrawn(id));
  const keys =
    entries.length === 0
      ? []
      : await readRows(snapshot, 'survey_keys', ({ survey_id }) => isWithdrawn(survey_id));
  return entries.map(({ id, uid }) => {
    const withdrawal = last.get(id);
    return {
      uid: String(uid),
      note: String(withdrawal?.note),
      by: Number(withdrawal?.recorded_by),
      at: String(withdrawal?.recorded_at),
      arrivedAt: String(withdrawal?.arrived_at),
      keys: keys.filter(({ survey_id }) => survey_id === id).map(toErasedKey),
    };
  });
}

/** @returns how many of the entries were in the backup without their withdrawal */
export async function reapplyWithdrawals(
  db: Kysely<Tables>,
  withdrawals: readonly Withdrawal[],
  now: Date,
): Promise<number> {
  let reapplied = 0;
  for (const { keys, arrivedAt: _, ...withdrawal } of withdrawals) {
    const found = await withdrawAgain(db, withdrawal, now);
    if (found === 'reapplied') reapplied += 1;
    if (found !== 'missing') continue;
    await preserveErasure(db, {
      uid: withdrawal.uid,
      survey_id: null,
      at: withdrawal.at,
      by: withdrawal.by,
    });
    await preserveKeys(db, keys);
  }
  return reapplied;
}

async function withdrawAgain(
  db: Kysely<Tables>,
  { uid, note, by, at }: Omit<Withdrawal, 'keys' | 'arrivedAt'>,
  now: Date,
): Promise<'missing' | 'known' | 'reapplied'> {
  const row = await db
    .selectFrom('surveys')
    .innerJoin('volunteers', 'volunteers.id', 'surveys.volunteer_id')
    .selectAll('surveys')
    .select(['volunteers.name as volunteer_name', 'volunteers.deleted_at as volunteer_deleted_at'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!row) return 'missing';
  if ((await findLastConsent(db, row.id))?.kind === 'withdrawn') return 'known';
  const recorder = (await accountExists(db, by)) ? by : row.volunteer_id;
  await insertConsent(db, {
    ...NOT_GIVEN,
    survey_id: row.id,
    kind: 'withdrawn',
    note,
    recorded_by: recorder,
    recorded_at: at,
    arrived_at: now.toISOString(),
  });
  const actor = { id: recorder, is_admin: true, origin: 'restore' };
  const event = { by: actor, action: 'withdrawConsent', entity: 'survey', id: row.id } as const;
  await writeAudit(db, event, now);
  if (row.deleted_at === null) {
    const columns = deletedBy(recorder, now);
    const clock = { now: () => now };
    await saveChange(clock, db, { row, columns, action: 'delete', by: actor });
  }
  return 'reapplied';
}
