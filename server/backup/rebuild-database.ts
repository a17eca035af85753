// A database anew from an archive: every row written, read again and compared.
import { type Deed, record } from '../audit-log.ts';
import { putFact } from '../db/metadata.ts';
import type { FreshDatabase } from '../db/replace.ts';
import type { SnapshotRow } from '../db/snapshot.ts';
import { tableOf } from './archive/entry-names.ts';
import { type Manifest, tablesOf } from './archive/manifest.ts';
import { digestOf, type TableDigest } from './archive/rows.ts';
import type { ArchivedTable } from './archive/tables.ts';
import { linesOf, unpackArchive } from './archive/unpack.ts';

/** What becomes of the rows on their way into the database. */
export interface Way {
  /** A row as it is written. */
  carry: (table: ArchivedTable, line: string) => string;
  /** A row of the new database as it is compared. */
  compared: (table: ArchivedTable, row: SnapshotRow) => SnapshotRow;
  /** What all rows of a table must come to, when they have been carried. */
  expected: (table: ArchivedTable, told: TableDigest) => TableDigest;
  /** The fingerprints of both keys, where the numbers are sealed anew. */
  sealedAnew?: { earlier: string; today: string };
}

/** As they lie in the archive. */
export const UNCHANGED: Way = {
  carry: (_table, line) => line,
  compared: (_table, row) => row,
  expected: (_table, told) => told,
};

export interface Anew {
  path: string;
  manifest: Manifest;
  way: Way;
  /** What the log says of it. */
  deed: Pick<Deed, 'action' | 'origin'>;
  now: Date;
}

/** @throws when a row is not there as it should be */
export async function buildAnew(fresh: FreshDatabase, anew: Anew): Promise<void> {
  const { manifest, way, deed, now } = anew;
  await fresh.migrateTo(manifest.schema.at(-1));
  await fill(fresh, anew);
  await expectTheSame(fresh, manifest, way);
  await setNumbers(fresh, manifest);
  await fresh.migrateTo();
  if (way.sealedAnew) {
    await putFact(fresh.db, 'earlier_keys', way.sealedAnew.earlier);
    await putFact(fresh.db, 'fingerprint', way.sealedAnew.today);
  }
  await record(fresh.db, { ...deed, actorId: null, thing: 'store', thingId: null }, now);
}

async function fill({ db, dialect }: FreshDatabase, { path, manifest, way }: Anew): Promise<void> {
  for await (const { name, content } of unpackArchive(path, manifest)) {
    const table = tableOf(name);
    if (!table) continue;
    const lines = linesOf(content).map((line) => way.carry(table, line));
    const columns = Object.keys(JSON.parse(lines[0] ?? '{}'));
    const insert = dialect.insertRows(table, columns, `[${lines.join(',')}]`);
    if (columns.length > 0) await insert.execute(db);
  }
}

async function expectTheSame({ rows }: FreshDatabase, manifest: Manifest, way: Way): Promise<void> {
  for (const { table, ...told } of tablesOf(manifest)) {
    const expected = way.expected(table, told);
    const found = await digestOf(rows(table), (row) => way.compared(table, row));
    if (found.rows !== expected.rows || found.digest !== expected.digest) {
      throw new Error(`${table} came back with ${found.rows} of ${told.rows} rows, or with others`);
    }
  }
}

async function setNumbers({ db, dialect }: FreshDatabase, manifest: Manifest): Promise<void> {
  for (const { table, last_number } of tablesOf(manifest)) {
    if (last_number) await dialect.setLastNumber(table, last_number).execute(db);
  }
}
