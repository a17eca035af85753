import { isCurrentSchema } from '../../db/migrations/schema-age.ts';
import type { Snapshot, SnapshotRow } from '../../db/snapshot.ts';
import {
  ARCHIVED_TABLES,
  type ArchivedTable,
  NUMBERED_TABLES,
  TRANSIENT_METADATA,
} from '../../db/tables/table-lists.ts';
import { PART_BYTES } from './entry-names.ts';
import type { Manifest } from './manifest.ts';
import type { Packer } from './pack.ts';
import { rowToLine, tableDigest } from './rows.ts';

/** @param erased originals of images that must not come back */
export async function packTables(
  packer: Packer,
  manifest: Manifest,
  snapshot: Snapshot,
  erased: Set<string>,
): Promise<void> {
  const target = { packer, manifest };
  for (const table of await archivedTables(snapshot)) {
    const isExcluded = (row: SnapshotRow) =>
      isTransient(table, row) || (table.startsWith('image') && erased.has(String(row.original)));
    await packTable(target, snapshot, table, isExcluded);
  }
}

/** Newer tables are missing in a database that this program has not migrated yet. */
export async function archivedTables(snapshot: Snapshot): Promise<readonly ArchivedTable[]> {
  if (isCurrentSchema(await snapshot.appliedMigrations())) return ARCHIVED_TABLES;
  const tables = await snapshot.tables();
  return ARCHIVED_TABLES.filter((table) => tables.includes(table));
}

async function packTable(
  { packer, manifest }: { packer: Packer; manifest: Manifest },
  snapshot: Snapshot,
  table: ArchivedTable,
  isExcluded: (row: SnapshotRow) => boolean,
): Promise<void> {
  const digest = tableDigest();
  let part: string[] = [];
  let size = 0;
  let number = 0;
  const flushPart = async () => {
    if (part.length === 0) return;
    number += 1;
    const name = `database/${table}/${String(number).padStart(5, '0')}.jsonl`;
    manifest.files.push(await packer.add(name, part.join('')));
    part = [];
    size = 0;
  };
  for await (const rows of snapshot.rows(table)) {
    for (const row of rows) {
      if (isExcluded(row)) continue;
      const line = rowToLine(row);
      digest.add(line);
      part.push(`${line}\n`);
      size += Buffer.byteLength(line);
      if (size >= PART_BYTES) await flushPart();
    }
  }
  await flushPart();
  manifest.tables[table] = {
    ...digest.result(),
    ...(NUMBERED_TABLES.includes(table) && {
      last_number: await snapshot.lastSequenceValue(table),
    }),
  };
}

function isTransient(table: ArchivedTable, { name }: SnapshotRow): boolean {
  return table === 'metadata' && TRANSIENT_METADATA.includes(String(name));
}
