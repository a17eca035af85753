// A backup still has the entries that were erased after it was made: a restore erases them again.
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit-log/audit-log.ts';
import type { DatabaseLocation } from '../config.ts';
import { openSnapshot } from '../db/open-snapshot.ts';
import type { Tables } from '../db/tables.ts';
import { removeEntry } from '../surveys/erasure/remove-entry.ts';

const ERASURE = '0021-erasure';

/** @returns the uids of the entries that were erased in the present database; none if there is none, or an earlier one */
export async function readErasures(location: DatabaseLocation): Promise<string[]> {
  const snapshot = await openSnapshot(location);
  if (!snapshot) return [];
  try {
    if (!(await snapshot.schema()).includes(ERASURE)) return [];
    const uids: string[] = [];
    for await (const rows of snapshot.rows('erased_surveys')) {
      uids.push(...rows.map(({ uid }) => String(uid)));
    }
    return uids;
  } finally {
    await snapshot.close();
  }
}

/** @returns how many of them were in the backup */
export async function repeatErasures(
  db: Kysely<Tables>,
  uids: readonly string[],
  now: Date,
): Promise<number> {
  if (uids.length === 0) return 0;
  const erased = new Set(uids);
  const entries = await db.selectFrom('surveys').select(['id', 'uid']).execute();
  const found = entries.filter(({ uid }) => erased.has(uid));
  for (const entry of found) {
    await removeEntry(db, entry, now);
    const by = { id: null, origin: 'restore' };
    await writeAudit(db, { by, action: 'erase', thing: 'survey', id: entry.id }, now);
  }
  return found.length;
}
