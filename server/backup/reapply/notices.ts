// Devices still send consents to the privacy notices since the backup.
import type { Kysely } from 'kysely';
import type { Snapshot } from '../../db/snapshot.ts';
import type { PrivacyNoticesTable } from '../../db/tables/privacy.ts';
import type { Tables } from '../../db/tables.ts';
import { accountExists, firstAdmin } from './accounts.ts';
import { readRows } from './rows.ts';

export type PreservedNotice = Omit<PrivacyNoticesTable, 'id'>;

export async function readNotices(snapshot: Snapshot): Promise<PreservedNotice[]> {
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

/** @param notices published or ended since the backup */
export async function preserveNotices(
  db: Kysely<Tables>,
  notices: readonly PreservedNotice[],
): Promise<void> {
  for (const notice of notices) {
    const { uid, published_at, ended_at } = notice;
    if (ended_at === null) await endOthers(db, uid, published_at);
    const known = await db
      .updateTable('privacy_notices')
      .set({ ended_at })
      .where('uid', '=', uid)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
    if (known.length === 0) await addNotice(db, notice);
  }
}

/** One notice is in force at a time. */
async function endOthers(db: Kysely<Tables>, uid: string, at: string): Promise<void> {
  await db
    .updateTable('privacy_notices')
    .set({ ended_at: at })
    .where('ended_at', 'is', null)
    .where('uid', '<>', uid)
    .execute();
}

async function addNotice(db: Kysely<Tables>, notice: PreservedNotice): Promise<void> {
  const { uid, published_by: publisher } = notice;
  const known = await db
    .selectFrom('privacy_notices')
    .select('id')
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (known) return;
  const published_by = (await accountExists(db, publisher)) ? publisher : await firstAdmin(db);
  await db
    .insertInto('privacy_notices')
    .values({ ...notice, published_by })
    .execute();
}
