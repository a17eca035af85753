// The images come first, then the rows in a new database, which replaces the old one once verified.
import { existsSync } from 'node:fs';
import { openBlobStore, openReachableBlobStore } from '../blobs/open.ts';
import type { Config } from '../config.ts';
import { damagedFile, sqliteFile } from '../data-dir.ts';
import { UnknownOutcomeError } from '../db/errors/unknown-outcome-error.ts';
import { isEmptyDatabase } from '../db/is-empty.ts';
import { lockDatabase } from '../db/lock-database.ts';
import { renewEpoch } from '../db/metadata/epoch.ts';
import { writeMetadata } from '../db/metadata/metadata.ts';
import { resetSiteVersionAfterRestore } from '../db/metadata/site-version.ts';
import type { LockedDatabase } from '../db/replace.ts';
import { fileKey } from '../files/store.ts';
import { removeMoveMarker } from '../startup/move-marker.ts';
import { keysOfStore, newKeyFile } from '../vault/key-rotation.ts';
import { blobKeyOf } from './archive/entry-names.ts';
import type { Manifest } from './archive/manifest.ts';
import { openArchive } from './archive/open-archive.ts';
import { unpackArchive } from './archive/unpack.ts';
import { BackupError, reasonOf } from './backup-error.ts';
import { archivePath } from './backup-names.ts';
import { createBackup } from './create-backup.ts';
import { describeUnknownOutcome } from './describe-unknown-outcome.ts';
import { readKeyCheck } from './keys/snapshot-keys.ts';
import { raiseSequences } from './reapply/sequences.ts';
import {
  type KnownSinceBackup,
  type Reapplied,
  readSinceBackup,
  reapplySinceBackup,
  type SincePart,
} from './reapply/since-backup.ts';
import { type RebuildOptions, type RowConversion, rebuildDatabase } from './rebuild-database.ts';
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

const NOTHING_REAPPLIED: Reapplied = {
  accountsDeleted: 0,
  erasedAgain: 0,
  withdrawnAgain: 0,
  enquiriesErasedAgain: 0,
  filesWithdrawnAgain: 0,
};
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
  if (isRotationPending) keysOfStore(config, await readKeyCheck(config));
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
      `What is there could not be kept first, so nothing was changed. ${reasonOf(error)}\nWhere only room is missing, make some, or name another disk in BACKUP_DIR. Where it is damaged, --over-damaged goes on without keeping it as an archive.`,
      { cause: error },
    );
  }
}

/** Unique blob keys keep present images unaffected. @param without keys that must not come back */
export async function restoreImages(
  config: Config,
  path: string,
  manifest: Pick<Manifest, 'files'>,
  without: ReadonlySet<string> = new Set(),
): Promise<void> {
  const blobs = await openBlobStore(config);
  for await (const { name, content } of unpackArchive(path, manifest)) {
    const key = blobKeyOf(name);
    if (!key || without.has(key)) continue;
    await blobs.write(key, content);
    if ((await blobs.read(key))?.equals(content)) continue;
    throw new BackupError(
      `The picture ${key} could not be read back from the store. The database was not changed.`,
    );
  }
}

interface RowsToRestore {
  oldFilePath?: string | undefined;
  /** Undefined: the backup has just been made, so it lacks nothing. */
  known?: KnownSinceBackup | undefined;
}

/** @param next advice for an unknown outcome @throws BackupError: the database is unchanged; UnknownOutcomeError */
export async function restoreRows(
  lock: LockedDatabase,
  rebuild: Pick<RebuildOptions, 'path' | 'manifest' | 'conversion' | 'now'>,
  next: string,
  { oldFilePath, known }: RowsToRestore = {},
): Promise<Reapplied> {
  const event = { action: 'restoreBackup', by: { id: null, origin: 'restore' } } as const;
  let reapplied: Reapplied = NOTHING_REAPPLIED;
  try {
    await lock.replace(async (fresh) => {
      await rebuildDatabase(fresh, { ...rebuild, event });
      await renewEpoch(fresh.db);
      await resetSiteVersionAfterRestore(fresh.db, rebuild.now);
      // A nightly backup right after each start would clear away older ones, while somebody looks for a good one.
      await writeMetadata(fresh.db, 'restored_at', rebuild.now.toISOString());
      if (!known) return;
      await raiseSequences(fresh, rebuild.manifest, known.lastNumbers);
      reapplied = await reapplySinceBackup(fresh.db, known.since, {
        madeAt: rebuild.manifest.made_at,
        now: rebuild.now,
      });
    }, oldFilePath);
    return reapplied;
  } catch (error) {
    if (error instanceof UnknownOutcomeError)
      throw describeUnknownOutcome(error, { ...rebuild, event }, next);
    throw new BackupError(
      `The backup could not be restored, and the data is as it was: ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  }
}
