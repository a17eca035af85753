// A backup does not know the withdrawals of consent since it was made, nor the notices: a restore keeps both. An entry
// that the backup lacks is erased, so that no device records it again.
import type { Kysely } from 'kysely';
import type { DatabaseLocation } from '../config.ts';
import { openSnapshot } from '../db/open-snapshot.ts';
import type { Snapshot, SnapshotRow } from '../db/snapshot.ts';
import type { PrivacyNoticesTable } from '../db/tables/privacy.ts';
import type { Tables } from '../db/tables.ts';
import { saveChange } from '../surveys/changes/save-change.ts';
import { findLastConsent, insertConsent, NOT_GIVEN } from '../surveys/consents/consents.ts';
import { type ErasedKey, keepErasure, keepKeys, readRows, toErasedKey } from './repeat-erasures.ts';

const MIGRATION = '0026-privacy';

interface Withdrawal {
  uid: string;
  note: string;
  by: number;
  at: string;
  keys: ErasedKey[];
}

type Notice = Omit<PrivacyNoticesTable, 'id'>;

export interface Withdrawals {
  entries: Withdrawal[];
  notices: Notice[];
}

const NONE: Withdrawals = { entries: [], notices: [] };

/** Of the present database; none if there is none, or an earlier one. */
export async function readWithdrawals(location: DatabaseLocation): Promise<Withdrawals> {
  const snapshot = await openSnapshot(location);
  if (!snapshot) return NONE;
  try {
    if (!(await snapshot.schema()).includes(MIGRATION)) return NONE;
    return { entries: await readEntries(snapshot), notices: await readNotices(snapshot) };
  } finally {
    await snapshot.close();
  }
}

async function readEntries(snapshot: Snapshot): Promise<Withdrawal[]> {
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
      keys: keys.filter(({ survey_id }) => survey_id === id).map(toErasedKey),
    };
  });
}

async function readNotices(snapshot: Snapshot): Promise<Notice[]> {
  const rows = await readRows(snapshot, 'privacy_notices');
  return rows.map((row) => ({
    uid: String(row.uid),
    text_en: String(row.text_en),
    text_hi: String(row.text_hi),
    text_mr: String(row.text_mr),
    published_by: Number(row.published_by),
    published_at: String(row.published_at),
    ended_at: row.ended_at === null ? null : String(row.ended_at),
  }));
}

/** In the restored database. @returns how many of the entries were in the backup without their withdrawal */
export async function repeatWithdrawals(
  db: Kysely<Tables>,
  { entries, notices }: Withdrawals,
  now: Date,
): Promise<number> {
  await keepNotices(db, notices, now);
  let repeated = 0;
  for (const { keys, ...withdrawal } of entries) {
    const found = await withdrawAgain(db, withdrawal, now);
    if (found === 'repeated') repeated += 1;
    if (found !== 'missing') continue;
    await keepErasure(db, {
      uid: withdrawal.uid,
      survey_id: null,
      at: withdrawal.at,
      by: withdrawal.by,
    });
    await keepKeys(db, keys);
  }
  return repeated;
}

async function withdrawAgain(
  db: Kysely<Tables>,
  { uid, note, by, at }: Omit<Withdrawal, 'keys'>,
  now: Date,
): Promise<'missing' | 'known' | 'repeated'> {
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
  if (row.deleted_at === null) {
    const columns = { deleted_at: now.toISOString(), deleted_by: recorder };
    const actor = { id: recorder, is_admin: true, origin: 'restore' };
    const clock = { now: () => now };
    await saveChange(clock, db, { row, columns, action: 'delete', by: actor });
  }
  return 'repeated';
}

/** What people were told since the backup, as devices still send consents to it. What has ended stays so. */
async function keepNotices(
  db: Kysely<Tables>,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  await db
    .updateTable('privacy_notices')
    .set({ ended_at: now.toISOString() })
    .where('ended_at', 'is', null)
    .where(
      'uid',
      'not in',
      notices
        .filter(isCurrent)
        .map(({ uid }) => uid)
        .concat(''),
    )
    .execute();
  const known = new Set(
    (await db.selectFrom('privacy_notices').select('uid').execute()).map(({ uid }) => uid),
  );
  for (const notice of notices.filter(({ uid }) => !known.has(uid))) {
    const published_by = (await accountExists(db, notice.published_by))
      ? notice.published_by
      : await firstAdmin(db);
    await db
      .insertInto('privacy_notices')
      .values({ ...notice, published_by })
      .execute();
  }
}

const isCurrent = ({ ended_at }: Notice) => ended_at === null;

async function accountExists(db: Kysely<Tables>, id: number): Promise<boolean> {
  const account = await db
    .selectFrom('volunteers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return account !== undefined;
}

async function firstAdmin(db: Kysely<Tables>): Promise<number> {
  const { id } = await db
    .selectFrom('volunteers')
    .select('id')
    .where('is_admin', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}
