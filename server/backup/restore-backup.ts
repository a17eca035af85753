// The images come first, then the rows in a new database, which replaces the old one once verified.
import { existsSync } from 'node:fs';
import { openReachableBlobStore } from '../blobs/open.ts';
import type { Config } from '../config.ts';
import { damagedFile, sqliteFile } from '../data-dir.ts';
import { isEmptyDatabase } from '../db/is-empty.ts';
import { lockDatabase } from '../db/lock-database.ts';
import { fileKey } from '../files/store.ts';
import { removeMoveMarker } from '../startup/move-marker.ts';
import { finishRotationAndLoadKeys, newKeyFile } from '../vault/key-rotation.ts';
import type { Manifest } from './archive/manifest.ts';
import { openArchive } from './archive/open-archive.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { archivePath } from './backup-names.ts';
import { createBackup } from './create-backup.ts';
import { readKeyCheck } from './keys/snapshot-keys.ts';
import { type Reapplied, readSinceBackup, type SincePart } from './reapply/since-backup.ts';
import type { RowConversion } from './rebuild-database.ts';
import { restoreImages } from './restore-images.ts';
import { restoreRows } from './restore-rows.ts';
import { type ConfirmUnsigned, verifyArchive } from './verify-archive.ts';

export interface RestoreOptions {
  /** Damaged data is not backed up: SQLite's file is moved aside. */
  overDamaged: boolean;
  /** Undefined: archives without a known signature are refused. */
  confirmUnsigned?: ConfirmUnsigned | undefined;
  now: Date;
}

export interface RestoreResult extends Reapplied {
  manifest: Manifest;
  /** Undefined: there was no data, or it was not kept. */
  previousData: string | undefined;
  reEncrypted: RowConversion['reEncrypted'];
  /** Parts that the damaged data could not tell. */
  unknownSince: readonly SincePart[];
}

const RUN_AGAIN = 'You can also run this command again then: it is safe in both cases.';

/** @throws BackupError, OperatorError: the database is unchanged; UnknownOutcomeError */
export async function restoreBackup(
  config: Config,
  path: string,
  { overDamaged, confirmUnsigned, now }: RestoreOptions,
): Promise<RestoreResult> {
  const archive = await openArchive(path);
  if (!overDamaged) await completeKeyRotation(config);
  const { manifest, conversion } = await verifyArchive(config, archive, confirmUnsigned);
  const lock = await lockDatabase(config);
  try {
    await openReachableBlobStore(config);
    const oldFilePath = overDamaged ? damagedFile(config.dataDir, now) : undefined;
    const previousData = overDamaged
      ? damagedFileKept(config, oldFilePath)
      : await backUpCurrentData(config, now);
    const known = await readSinceBackup(config, { mayBeDamaged: overDamaged });
    const withdrawn = new Set(known.since.files?.map(({ name }) => fileKey(name)));
    await restoreImages(config, path, manifest, withdrawn);
    const rebuild = { path, manifest, conversion, now };
    const reapplied = await restoreRows(lock, rebuild, RUN_AGAIN, { oldFilePath, known });
    if (!config.databaseUrl) removeMoveMarker(config.dataDir);
    const { reEncrypted } = conversion;
    return {
      manifest,
      previousData,
      reEncrypted,
      ...reapplied,
      unknownSince: known.unknown,
    };
  } finally {
    await lock.release();
  }
}

/** An interrupted key rotation may have encrypted the present data with the new keys. */
async function completeKeyRotation(config: Config): Promise<void> {
  const isRotationPending =
    existsSync(newKeyFile(config.dataDir)) && !(await isEmptyDatabase(config));
  if (isRotationPending) finishRotationAndLoadKeys(config, await readKeyCheck(config));
}

/** @returns the new place of the damaged file; undefined if there is none */
function damagedFileKept(
  { databaseUrl, dataDir }: Config,
  oldFilePath: string | undefined,
): string | undefined {
  return !databaseUrl && existsSync(sqliteFile(dataDir)) ? oldFilePath : undefined;
}

/** @returns the archive; undefined for an empty database @throws BackupError */
async function backUpCurrentData(config: Config, now: Date): Promise<string | undefined> {
  if (await isEmptyDatabase(config)) return undefined;
  const path = archivePath(config.backup.dir, 'before-restore', now);
  try {
    await createBackup(config, path, now);
    return path;
  } catch (error) {
    throw new BackupError(
      `The present data could not be backed up first, so nothing was changed. ${reasonOf(error)}\nIf the disk is full, free some space or name another disk in BACKUP_DIR. If the data is damaged, --over-damaged restores without keeping it as an archive.`,
      { cause: error },
    );
  }
}
