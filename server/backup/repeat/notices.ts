// A restore keeps the privacy notices since the backup: devices still send consents to them.
import type { Kysely } from 'kysely';
import type { Snapshot } from '../../db/snapshot.ts';
import type { PrivacyNoticesTable } from '../../db/tables/privacy.ts';
import type { Tables } from '../../db/tables.ts';
import { accountExists, firstAdmin } from './accounts.ts';
import { readRows } from './rows.ts';

export type KeptNotice = Omit<PrivacyNoticesTable, 'id'>;

export async function readNotices(snapshot: Snapshot): Promise<KeptNotice[]> {
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

/** In the restored database. What has ended stays so. */
export async function keepNotices(
  db: Kysely<Tables>,
  notices: readonly KeptNotice[],
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

const isCurrent = ({ ended_at }: KeptNotice) => ended_at === null;
