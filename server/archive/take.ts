// Makes an archive of the database as it is at one moment and of the pictures that belong to it, while the
// program runs. No key goes into it.
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { migrations } from '../db/migrations/index.ts';
import { openSnapshot, type Snapshot, type SnapshotRow } from '../db/snapshot.ts';
import { isDamaged } from '../db/sqlite-snapshot.ts';
import { openBlobs } from '../images/open-blobs.ts';
import { checkArchive } from './check.ts';
import { MANIFEST_NAME, type Manifest, newManifest } from './manifest.ts';
import { type Packer, packArchive } from './pack.ts';
import { packPictures } from './pack-pictures.ts';
import { README_NAME, readme } from './readme.ts';
import { ArchiveRefused } from './refused.ts';
import { lineOf, tableDigest } from './rows.ts';
import { ARCHIVED_TABLES, type ArchivedTable, NUMBERED_TABLES, PASSING_FACTS } from './tables.ts';

const PART_BYTES = 4 * 1024 * 1024;

/**
 * @param path of the archive; nothing is ever written over
 * @returns what it holds, once every byte of it has been read back and found right
 * @throws ArchiveRefused with a sentence for who asked; nothing is left behind then
 */
export async function takeBackup(config: Config, path: string, now: Date): Promise<Manifest> {
  if (existsSync(path))
    throw new ArchiveRefused(`${path} is there already: nothing is written over it.`);
  const half = `${path}.${process.pid}.half`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await write(config, half, now);
    const manifest = await checkArchive(half);
    await rename(half, path);
    await settleFolder(dirname(path));
    return manifest;
  } catch (error) {
    await rm(half, { force: true }).catch(() => {});
    if (error instanceof ArchiveRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (isDamaged(error)) throw damaged(reason, error);
    throw new ArchiveRefused(`No backup was made: ${reason}`, { cause: error });
  }
}

async function write(config: Config, half: string, now: Date): Promise<void> {
  const snapshot = await openSnapshot(config);
  if (!snapshot) throw new ArchiveRefused(`There is no database in ${config.dataDir} to back up.`);
  try {
    const manifest = newManifest(now, await schemaOf(snapshot), await keyCheckOf(snapshot));
    const packer = packArchive(half, now);
    try {
      await fill(packer, manifest, snapshot, config);
      await packer.finish();
    } catch (error) {
      await packer.abandon();
      throw error;
    }
  } finally {
    await snapshot.close();
  }
}

async function fill(
  packer: Packer,
  manifest: Manifest,
  snapshot: Snapshot,
  config: Config,
): Promise<void> {
  manifest.files.push(await packer.add(README_NAME, readme(manifest)));
  const isErased = await packPictures(packer, manifest, snapshot, config, await openBlobs(config));
  const tables = ARCHIVED_TABLES.filter((table) => isIn(manifest.schema, table));
  for (const table of tables) await packTable(packer, manifest, snapshot, table, isErased);
  await packer.add(MANIFEST_NAME, `${JSON.stringify(manifest, null, 1)}\n`);
}

/** What an older database does not have yet. */
function isIn(schema: readonly string[], table: ArchivedTable): boolean {
  if (table === 'queries' || table === 'images') return schema.includes('0002-queries-and-images');
  if (table === 'image_trash' || table === 'images_taken_down') {
    return schema.includes('0004-image-trash');
  }
  return true;
}

async function packTable(
  packer: Packer,
  manifest: Manifest,
  snapshot: Snapshot,
  table: ArchivedTable,
  isErased: (row: SnapshotRow) => boolean,
): Promise<void> {
  const digest = tableDigest();
  let part: string[] = [];
  let size = 0;
  let number = 0;
  const putPart = async () => {
    if (part.length === 0) return;
    number += 1;
    const name = `database/${table}/${String(number).padStart(5, '0')}.jsonl`;
    manifest.files.push(await packer.add(name, part.join('')));
    part = [];
    size = 0;
  };
  for await (const rows of snapshot.rows(table)) {
    for (const row of rows) {
      if (isPassing(table, row) || (table.startsWith('image') && isErased(row))) continue;
      const line = lineOf(row);
      digest.add(line);
      part.push(`${line}\n`);
      size += line.length;
    }
    if (size >= PART_BYTES) await putPart();
  }
  await putPart();
  manifest.tables[table] = {
    ...digest.result(),
    ...(NUMBERED_TABLES.includes(table) && { last_number: await snapshot.lastNumber(table) }),
  };
}

function isPassing(table: ArchivedTable, { name }: SnapshotRow): boolean {
  return table === 'store_facts' && PASSING_FACTS.includes(String(name));
}

async function schemaOf(snapshot: Snapshot): Promise<string[]> {
  const damage = await snapshot.damage();
  if (damage) {
    throw damaged(damage);
  }
  const schema = await snapshot.schema();
  if (schema.length === 0)
    throw new ArchiveRefused(
      'There is nothing to back up: the program has never run on this database.',
    );
  const unknown = schema.find((name) => !(name in migrations));
  if (unknown) {
    throw new ArchiveRefused(
      `The database is newer than this program (it has "${unknown}"): make the backup with the newer program.`,
    );
  }
  return schema;
}

function damaged(reason: string, cause?: unknown): ArchiveRefused {
  return new ArchiveRefused(
    `The database is damaged (${reason}). No backup was made, and those that are there stay: copy the data folder as it is, then restore the newest backup.`,
    { cause },
  );
}

async function keyCheckOf(snapshot: Snapshot): Promise<string> {
  for await (const facts of snapshot.rows('store_facts')) {
    const check = facts.find(({ name }) => name === 'key_check');
    if (typeof check?.value === 'string') return check.value;
  }
  throw new ArchiveRefused(
    'There is nothing to back up: the program has never run on this database.',
  );
}

async function settleFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
