import { statSync } from 'node:fs';
import { parseJson } from '../db/columns/parse-json.ts';
import { migrations } from '../db/migrations/index.ts';
import { newerMigration } from '../db/migrations/schema-age.ts';
import { ARCHIVED_TABLES } from '../db/tables/table-lists.ts';
import { tableOf } from './archive/entry-names.ts';
import {
  FORMAT,
  type Manifest,
  manifestHeaderSchema,
  manifestSchema,
  tablesOf,
} from './archive/manifest.ts';
import type { OpenedArchive } from './archive/open-archive.ts';
import { tableDigest } from './archive/rows.ts';
import { linesOf, unpackArchive, unpackManifest } from './archive/unpack.ts';
import { BackupError, damagedArchive } from './backup-error.ts';

/** Limit for zip bombs; real backups reach a tenth of it. */
const MAX_COMPRESSION_RATIO = 1000;
const BASE_BYTES = 64 * 1024 * 1024;
const MAX_DEPTH = 4;

/** @throws BackupError when it is not ours, newer than this program, or damaged */
export async function verifyBackup(archive: OpenedArchive): Promise<Manifest> {
  const { path } = archive;
  const manifest = readManifest(path, await unpackManifest(archive));
  const unpacked = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked > BASE_BYTES + MAX_COMPRESSION_RATIO * statSync(path).size)
    throw damagedArchive(path, 'it says that it is larger than it can be');
  const digests = new Map(ARCHIVED_TABLES.map((table) => [table, tableDigest()]));
  for await (const { name, content } of unpackArchive(path, manifest)) {
    const table = tableOf(name);
    if (table) for (const line of linesOf(content)) digests.get(table)?.add(line);
  }
  for (const { table, rows, digest } of tablesOf(manifest)) {
    const found = digests.get(table)?.result();
    if (found?.rows !== rows || found.digest !== digest) {
      throw damagedArchive(path, `the rows of ${table} are not all there`);
    }
  }
  return manifest;
}

function readManifest(path: string, text: string): Manifest {
  if (isDeep(text)) throw damagedArchive(path, 'its manifest is not valid');
  const content = parseJson(text);
  const first = manifestHeaderSchema.safeParse(content).data;
  if (!first) throw new BackupError(`${path} is no backup of Adhyay. Nothing was changed.`);
  const { format, schema } = first;
  // A newer archive may contain unknown tables.
  if (format > FORMAT || newerMigration(schema)) throw newerVersionError(path);
  const { data, error } = manifestSchema.safeParse(content);
  if (!data) throw damagedArchive(path, `its manifest is wrong: ${error.issues[0]?.message}`);
  const known = Object.keys(migrations).sort();
  if (schema.some((name, index) => name !== known[index]))
    throw damagedArchive(path, 'its manifest is wrong: no database went through these migrations');
  return data;
}

/** Deeply nested JSON takes many times its size in memory. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at += 1) {
    const sign = text[at];
    if (sign === '[' || sign === '{') depth += 1;
    if (sign === ']' || sign === '}') depth -= 1;
  }
  return depth > MAX_DEPTH;
}

function newerVersionError(path: string): BackupError {
  return new BackupError(
    `${path} was made by a newer Adhyay than this one: bring the program up to date first. Nothing was changed.`,
  );
}
