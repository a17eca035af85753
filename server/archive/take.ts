// Makes an archive of the database as it is at one moment and of the pictures that belong to it, while the
// program runs. No key goes into it.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { migrations } from '../db/migrations/index.ts';
import { makeFolder } from '../db/open.ts';
import { openSnapshot, type Snapshot } from '../db/snapshot.ts';
import { isDamaged } from '../db/sqlite-snapshot.ts';
import { openReachableBlobs } from '../images/open-blobs.ts';
import { settle } from '../settle.ts';
import { keysOfStore } from '../vault/changed-keys.ts';
import { fingerprint } from '../vault/written-keys.ts';
import { checkArchive } from './check.ts';
import { MANIFEST_NAME, type Manifest, newManifest } from './manifest.ts';
import { packArchive } from './pack.ts';
import { namedIn, packPictures } from './pack-pictures.ts';
import { packTables } from './pack-tables.ts';
import { README_NAME, readme } from './readme.ts';
import { ArchiveRefused, reasonOf } from './refused.ts';

const NOTHING = 'There is nothing to back up: the program has never run on this database.';

/**
 * @param path of the archive; nothing is ever written over
 * @returns what it holds, once every byte of it has been read back and found right
 * @throws ArchiveRefused with a sentence for who asked; nothing is left behind then
 */
export async function takeBackup(config: Config, path: string, now: Date): Promise<Manifest> {
  refuseOver(path);
  const half = `${path}.${process.pid}.half`;
  try {
    makeFolder(dirname(path));
    await write(config, half, now);
    const manifest = await checkArchive(half);
    // Another backup to the same place may have been quicker.
    refuseOver(path);
    await rename(half, path);
    settle(dirname(path));
    return manifest;
  } catch (error) {
    await rm(half, { force: true }).catch(() => {});
    if (error instanceof ArchiveRefused) throw error;
    const reason = reasonOf(error);
    if (isDamaged(error)) throw damaged(reason, error);
    throw new ArchiveRefused(`No backup was made: ${reason}`, { cause: error });
  }
}

function refuseOver(path: string): void {
  if (existsSync(path)) {
    throw new ArchiveRefused(
      `${path} is there already, and nothing is written over it: choose another name.`,
    );
  }
}

async function write(config: Config, half: string, now: Date): Promise<void> {
  await atOneMoment(config, refuseUnusable);
  const packer = packArchive(half, now);
  try {
    const readmeFile = await packer.add(README_NAME, readme(now));
    const pictures = packPictures(packer, await openReachableBlobs(config));
    // They take long, and a moment that is held on to has its price; what changes meanwhile is little.
    await atOneMoment(config, pictures.add);
    const manifest = await atOneMoment(config, async (snapshot) => {
      await pictures.add(snapshot);
      const fresh = newManifest(now, await snapshot.schema(), await keysOf(snapshot, config));
      const gone = await stillNamed(config, pictures.gone);
      fresh.missing = gone.missing;
      fresh.files.push(readmeFile, ...pictures.files);
      await packTables(packer, fresh, snapshot, gone.erased);
      return fresh;
    });
    await packer.add(MANIFEST_NAME, `${JSON.stringify(manifest, null, 1)}\n`);
    await packer.finish();
  } catch (error) {
    await packer.abandon();
    throw error;
  }
}

async function atOneMoment<Result>(
  config: Config,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const snapshot = await openSnapshot(config);
  if (!snapshot) throw new ArchiveRefused(`There is no database in ${config.dataDir}.`);
  try {
    return await read(snapshot);
  } finally {
    await snapshot.close();
  }
}

/** What was erased for good while we looked nobody gets back; what is named and not there is missing. */
async function stillNamed(config: Config, gone: Set<string>) {
  const { originals } = await atOneMoment(config, namedIn);
  const all = [...gone];
  return {
    missing: all.filter((key) => originals.has(key)),
    erased: new Set(all.filter((key) => !originals.has(key))),
  };
}

/** @throws ArchiveRefused where there is no database that could be archived */
export async function readKeyCheck(config: Config): Promise<string> {
  return atOneMoment(config, async (snapshot) => {
    await refuseUnusable(snapshot);
    return keyCheckOf(snapshot);
  });
}

async function refuseUnusable(snapshot: Snapshot): Promise<void> {
  const damage = await snapshot.damage();
  if (damage) throw damaged(damage);
  const schema = await snapshot.schema();
  if (schema.length === 0) throw new ArchiveRefused(NOTHING);
  const unknown = schema.find((name) => !(name in migrations));
  if (unknown) {
    throw new ArchiveRefused(
      `The database is newer than this program (it has "${unknown}"): make the backup with the newer program.`,
    );
  }
}

function damaged(reason: string, cause?: unknown): ArchiveRefused {
  return new ArchiveRefused(
    `The database is damaged (${reason}). No backup was made, and those that are there stay: copy the data folder as it is, then restore the newest backup.`,
    { cause },
  );
}

/** A backup is made whatever keys are here; whose they are is said only where they are the right ones. */
async function keysOf(snapshot: Snapshot, config: Config) {
  const key_check = await keyCheckOf(snapshot);
  try {
    const found = keysOfStore(config, key_check);
    return { key_check, ...(found && { fingerprint: fingerprint(found.keys) }) };
  } catch {
    return { key_check };
  }
}

/** What the keys of this database open. */
async function keyCheckOf(snapshot: Snapshot): Promise<string> {
  for await (const facts of snapshot.rows('store_facts')) {
    const check = facts.find(({ name }) => name === 'key_check');
    if (typeof check?.value === 'string') return check.value;
  }
  throw new ArchiveRefused(NOTHING);
}
