// The bytes of withdrawn PDFs are not written. The next restore needs the withdrawals that this backup lacks.
import type { Insertable, Kysely } from 'kysely';
import { writeAudit } from '../../audit-log/audit-log.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import type { WithdrawnFilesTable } from '../../db/tables/website.ts';
import type { Tables } from '../../db/tables.ts';
import { readRows } from './rows.ts';

export type WithdrawnFile = Insertable<WithdrawnFilesTable>;

export async function readWithdrawnFiles(snapshot: Snapshot): Promise<WithdrawnFile[]> {
  const rows = await readRows(snapshot, 'withdrawn_files');
  return rows.map(({ name, at, by }) => ({ name: String(name), at: String(at), by: Number(by) }));
}

/** @returns how many of them were in the backup */
export async function withdrawFilesAgain(
  db: Kysely<Tables>,
  withdrawn: readonly WithdrawnFile[],
  now: Date,
): Promise<number> {
  let found = 0;
  for (const file of withdrawn) {
    const { name, by } = file;
    const { numDeletedRows } = await db
      .deleteFrom('files')
      .where('name', '=', name)
      .executeTakeFirst();
    await db
      .insertInto('withdrawn_files')
      .values(file)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (numDeletedRows === 0n) continue;
    found += 1;
    const actor = { id: by, origin: 'restore' };
    const event = { by: actor, action: 'erase', entity: 'file', id: null, name } as const;
    await writeAudit(db, event, now);
  }
  return found;
}
