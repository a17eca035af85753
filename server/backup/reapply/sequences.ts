// Devices and open screens name records by their numbers, and send again what they sent since the backup: a number that
// was given since then is not given to another record.
import { sql } from 'kysely';
import { MAX_ID } from '#domain/ids.ts';
import type { FreshDatabase } from '../../db/replace.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import { type ArchivedTable, NUMBERED_TABLES } from '../../db/tables/table-lists.ts';
import type { Manifest } from '../archive/manifest.ts';

/** The highest number ever given in each table. */
export type LastNumbers = ReadonlyMap<ArchivedTable, number>;

/** More than a trust records between a backup and its restore. */
const GAP = 100_000;

/** No device knows the numbers of the audit log, and a gap in them would look like removed events. */
const TABLES = NUMBERED_TABLES.filter((table) => !table.startsWith('audit_'));

/** An earlier release has fewer tables. */
export async function readLastNumbers(snapshot: Snapshot): Promise<LastNumbers> {
  const tables = await snapshot.tables();
  const last = new Map<ArchivedTable, number>();
  for (const table of TABLES.filter((each) => tables.includes(each)))
    last.set(table, await snapshot.lastSequenceValue(table));
  return last;
}

// Present numbers are unknown if no database could be read, or if it has given fewer than the backup, which is then of
// another time or place.
export async function raiseSequences(
  { db, dialect }: Pick<FreshDatabase, 'db' | 'dialect'>,
  { tables }: Pick<Manifest, 'tables'>,
  present: LastNumbers | undefined,
): Promise<void> {
  const presentLast = (table: ArchivedTable) => present?.get(table) ?? 0;
  const archivedLast = (table: ArchivedTable) => tables[table]?.last_number ?? 0;
  const isLater =
    present !== undefined && TABLES.every((table) => presentLast(table) >= archivedLast(table));
  for (const table of TABLES) {
    const { rows } = await sql<{ last: number | null }>`
      select max(id) as last from ${sql.table(table)}`.execute(db);
    const known = Math.max(archivedLast(table), presentLast(table), rows[0]?.last ?? 0);
    const last = isLater ? known : Math.min(known + GAP, MAX_ID);
    if (last > 0) await dialect.setSequence(table, last).execute(db);
  }
}
