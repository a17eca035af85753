// Keys are never included.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openReachableBlobStore } from '../blobs/open.ts';
import type { Config } from '../config.ts';
import { createFolderInExistingParent } from '../data-dir.ts';
import { isDamaged } from '../db/sqlite/snapshot.ts';
import { fsyncPath } from '../process/fsync.ts';
import { fingerprint } from '../vault/fingerprint.ts';
import type { KeyRing } from '../vault/keys.ts';
import { type Manifest, newManifest } from './archive/manifest.ts';
import { openArchive, verifySignature } from './archive/open-archive.ts';
import { packArchive } from './archive/pack.ts';
import { listReferencedImages, packImages } from './archive/pack-images.ts';
import { packTables } from './archive/pack-tables.ts';
import { README_NAME, readme } from './archive/readme.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { readSnapshotKeys } from './keys/snapshot-keys.ts';
import { verifyBackup } from './verify-backup.ts';
import { damagedDatabase, refuseUnusable, withSnapshot } from './with-snapshot.ts';

/** @returns the manifest, read back and verified @throws BackupError, leaving no file */
export async function createBackup(config: Config, path: string, now: Date): Promise<Manifest> {
  refuseOverwrite(path);
  const tempPath = `${path}.${process.pid}.tmp`;
  try {
    // Without a database not even the folder is created.
    await withSnapshot(config, async () => {});
    createFolderInExistingParent(dirname(path));
    const keys = await writeArchive(config, tempPath, now);
    const archive = await openArchive(tempPath);
    if (keys) verifySignature(archive, [keys]);
    const manifest = await verifyBackup(archive);
    refuseOverwrite(path);
    await rename(tempPath, path);
    fsyncPath(dirname(path));
    return manifest;
  } catch (error) {
    await rm(tempPath, { force: true }).catch(() => {});
    if (error instanceof BackupError) throw error;
    const reason = reasonOf(error);
    if (isDamaged(error)) throw damagedDatabase(reason, error);
    throw new BackupError(`No backup was made: ${reason}`, { cause: error });
  }
}

function refuseOverwrite(path: string): void {
  if (existsSync(path)) {
    throw new BackupError(
      `${path} is there already, and nothing is written over it: choose another name.`,
    );
  }
}

/** @returns the signing keys; undefined if the database's keys are not here */
async function writeArchive(
  config: Config,
  tempPath: string,
  now: Date,
): Promise<KeyRing | undefined> {
  await withSnapshot(config, refuseUnusable);
  const packer = packArchive(tempPath, now);
  try {
    const readmeFile = await packer.add(README_NAME, readme(now));
    const pictures = packImages(packer, await openReachableBlobStore(config));
    // A long snapshot is costly, so most images are packed before the final one.
    await withSnapshot(config, pictures.add);
    const { manifest, keys } = await withSnapshot(config, async (snapshot) => {
      await pictures.add(snapshot);
      const { key_check, keys } = await readSnapshotKeys(snapshot, config);
      const keyInfo = { key_check, ...(keys && { fingerprint: fingerprint(keys) }) };
      const fresh = newManifest(now, await snapshot.appliedMigrations(), keyInfo);
      const absent = await missingAndErased(config, pictures.missing);
      fresh.missing = absent.missing;
      fresh.files.push(readmeFile, ...pictures.files);
      await packTables(packer, fresh, snapshot, absent.erased);
      return { manifest: fresh, keys };
    });
    await packer.finish(manifest, keys);
    return keys;
  } catch (error) {
    await packer.abandon();
    throw error;
  }
}

/** Images erased during the backup must not come back; those still referenced count as missing. */
async function missingAndErased(config: Config, keys: Set<string>) {
  const { originals } = await withSnapshot(config, listReferencedImages);
  const all = [...keys];
  return {
    missing: all.filter((key) => originals.has(key)),
    erased: new Set(all.filter((key) => !originals.has(key))),
  };
}
