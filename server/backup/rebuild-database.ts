// Every row is read back and compared.
import { type NewAuditEvent, writeAudit } from '../audit-log/audit-log.ts';
import { writeMetadata } from '../db/metadata/metadata.ts';
import type { FreshDatabase } from '../db/replace.ts';
import type { SnapshotRow } from '../db/snapshot.ts';
import type { ArchivedTable } from '../db/tables/table-lists.ts';
import { tableOf } from './archive/entry-names.ts';
import { type Manifest, tablesOf } from './archive/manifest.ts';
import { digestOf, type TableDigest } from './archive/rows.ts';
import { linesOf, unpackArchive } from './archive/unpack.ts';

export interface RowConversion {
  convert: (table: ArchivedTable, line: string) => string;
  toComparable: (table: ArchivedTable, row: SnapshotRow) => SnapshotRow;
  expected: (table: ArchivedTable, recorded: TableDigest) => TableDigest;
  /** Fingerprints, if identity numbers are re-encrypted. */
  reEncrypted?: { earlier: string; current: string };
}

export const UNCHANGED: RowConversion = {
  convert: (_table, line) => line,
  toComparable: (_table, row) => row,
  expected: (_table, recorded) => recorded,
};

export interface RebuildOptions {
  path: string;
  manifest: Manifest;
  conversion: RowConversion;
  event: Pick<NewAuditEvent, 'action' | 'by'>;
  now: Date;
}

/** @throws Error if a row is missing or differs */
export async function rebuildDatabase(
  fresh: FreshDatabase,
  options: RebuildOptions,
): Promise<void> {
  const { manifest, conversion, event, now } = options;
  await fresh.migrateTo(manifest.schema.at(-1));
  await insertRows(fresh, options);
  await verifyRows(fresh, manifest, conversion);
  await setSequences(fresh, manifest);
  await fresh.migrateTo();
  if (conversion.reEncrypted) {
    await writeMetadata(fresh.db, 'earlier_keys', conversion.reEncrypted.earlier);
    await writeMetadata(fresh.db, 'fingerprint', conversion.reEncrypted.current);
  }
  await writeAudit(fresh.db, { ...event, entity: 'store', id: null }, now);
}

async function insertRows(
  { db, dialect }: FreshDatabase,
  { path, manifest, conversion }: RebuildOptions,
): Promise<void> {
  for await (const { name, content } of unpackArchive(path, manifest)) {
    const table = tableOf(name);
    if (!table) continue;
    const lines = linesOf(content).map((line) => conversion.convert(table, line));
    const columns = Object.keys(JSON.parse(lines[0] ?? '{}'));
    const insert = dialect.insertRows(table, columns, `[${lines.join(',')}]`);
    if (columns.length > 0) await insert.execute(db);
  }
}

async function verifyRows(
  { rows }: FreshDatabase,
  manifest: Manifest,
  conversion: RowConversion,
): Promise<void> {
  for (const { table, ...recorded } of tablesOf(manifest)) {
    const expected = conversion.expected(table, recorded);
    const found = await digestOf(rows(table), (row) => conversion.toComparable(table, row));
    if (found.rows !== expected.rows || found.digest !== expected.digest) {
      throw new Error(
        `${table} came back with ${found.rows} of ${recorded.rows} rows, or with others`,
      );
    }
  }
}

async function setSequences({ db, dialect }: FreshDatabase, manifest: Manifest): Promise<void> {
  for (const { table, last_number } of tablesOf(manifest)) {
    if (last_number) await dialect.setSequence(table, last_number).execute(db);
  }
}
