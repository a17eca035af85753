// Makes an archive of the database as it is at one moment and of the pictures that belong to it, while the
// program runs. No key goes into it.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config.ts';
import { makeFolder } from '../db/open.ts';
import { isDamaged } from '../db/sqlite/snapshot.ts';
import { settle } from '../fsync.ts';
import { openReachableBlobs } from '../images/storage/open.ts';
import type { KeyRing } from '../vault/keys.ts';
import { fingerprint } from '../vault/paper-keys.ts';
import { type Manifest, newManifest } from './archive/manifest.ts';
import { openArchive, signerOf } from './archive/open-archive.ts';
import { packArchive } from './archive/pack.ts';
import { namedIn, packPictures } from './archive/pack-images.ts';
import { packTables } from './archive/pack-tables.ts';
import { README_NAME, readme } from './archive/readme.ts';
import { ArchiveRefused, reasonOf } from './backup-error.ts';
import { keysOf } from './key-check.ts';
import { checkArchive } from './verify-backup.ts';
import { atOneMoment, damaged, refuseUnusable } from './with-snapshot.ts';

/**
 * @param path of the archive; nothing is ever written over
 * @returns what it holds, once every byte of it has been read back and found right
 * @throws ArchiveRefused with a sentence for who asked; nothing is left behind then
 */
export async function takeBackup(config: Config, path: string, now: Date): Promise<Manifest> {
  refuseOver(path);
  const half = `${path}.${process.pid}.half`;
  try {
    // First: where there is nothing, nothing is made, a folder neither.
    await atOneMoment(config, async () => {});
    makeFolder(dirname(path));
    const keys = await write(config, half, now);
    const archive = await openArchive(half);
    if (keys) signerOf(archive, [keys]);
    const manifest = await checkArchive(archive);
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

/** @returns the keys that have signed it, where those of the database are here */
async function write(config: Config, half: string, now: Date): Promise<KeyRing | undefined> {
  await atOneMoment(config, refuseUnusable);
  const packer = packArchive(half, now);
  try {
    const readmeFile = await packer.add(README_NAME, readme(now));
    const pictures = packPictures(packer, await openReachableBlobs(config));
    // They take long, and a moment that is held on to has its price; what changes meanwhile is little.
    await atOneMoment(config, pictures.add);
    const { manifest, keys } = await atOneMoment(config, async (snapshot) => {
      await pictures.add(snapshot);
      const { key_check, keys } = await keysOf(snapshot, config);
      const whose = { key_check, ...(keys && { fingerprint: fingerprint(keys) }) };
      const fresh = newManifest(now, await snapshot.schema(), whose);
      const gone = await stillNamed(config, pictures.gone);
      fresh.missing = gone.missing;
      fresh.files.push(readmeFile, ...pictures.files);
      await packTables(packer, fresh, snapshot, gone.erased);
      return { manifest: fresh, keys };
    });
    await packer.finish(manifest, keys);
    return keys;
  } catch (error) {
    await packer.abandon();
    throw error;
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
