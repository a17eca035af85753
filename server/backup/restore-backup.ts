// Puts an archive back: its pictures into the store, then its rows into a database built anew beside the
// one that is there, which takes its place when every row has been read again and found right.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type HeldDatabase, holdDatabase } from '../db/replace.ts';
import { openSnapshot, sqliteFile } from '../db/snapshot.ts';
import { EndUnknown } from '../db/unknown-outcome-error.ts';
import { openBlobs, openReachableBlobs } from '../images/storage/open.ts';
import { keysOfStore, newKeyFile } from '../vault/key-rotation.ts';
import { pictureKeyOf } from './archive/entry-names.ts';
import type { Manifest } from './archive/manifest.ts';
import { openArchive } from './archive/open-archive.ts';
import { unpackArchive } from './archive/unpack.ts';
import { ArchiveRefused, reasonOf } from './backup-error.ts';
import { archiveName } from './backup-names.ts';
import { type ConfirmUnsigned, verifyArchive } from './check-restorable.ts';
import { takeBackup } from './create-backup.ts';
import { sayHowToLook } from './how-to-look.ts';
import { readKeyCheck } from './key-check.ts';
import { type Anew, buildAnew, type Way } from './rebuild-database.ts';

export interface PuttingBack {
  /** What is there cannot be backed up any more, and may go: a file of SQLite is put aside. */
  overDamaged: boolean;
  /** Without it, an archive is refused that none of the keys here has signed. */
  confirmUnsigned?: ConfirmUnsigned | undefined;
  now: Date;
}

export interface PutBack {
  manifest: Manifest;
  /** Where what was there before is now; undefined where there was nothing. */
  before: string | undefined;
  sealedAnew: Way['sealedAnew'];
}

const AGAIN = 'Or do not look, and run this once more then: it is right in both cases.';

/**
 * @param path of the archive
 * @throws ArchiveRefused, StartRefused: nothing was changed; EndUnknown
 */
export async function putBack(
  config: Config,
  path: string,
  { overDamaged, confirmUnsigned, now }: PuttingBack,
): Promise<PutBack> {
  const archive = await openArchive(path);
  if (!overDamaged) await endBegunChange(config);
  const { manifest, way } = await verifyArchive(config, archive, confirmUnsigned);
  const held = await holdDatabase(config);
  try {
    await openReachableBlobs(config);
    const before = await keepWhatIsThere(config, overDamaged, now);
    await putPictures(config, path, manifest);
    const anew = { path, manifest, way, now };
    await putRows(held, anew, AGAIN, overDamaged ? asideOf(config, now) : undefined);
    return { manifest, before, sealedAnew: way.sealedAnew };
  } finally {
    await held.letGo();
  }
}

/** Of keys, where it was cut off: the archive of what is there is sealed with the new ones. */
async function endBegunChange(config: Config): Promise<void> {
  const isBegun = existsSync(newKeyFile(config.dataDir)) && (await isAnythingThere(config));
  if (isBegun) keysOfStore(config, await readKeyCheck(config));
}

async function keepWhatIsThere(
  config: Config,
  overDamaged: boolean,
  now: Date,
): Promise<string | undefined> {
  if (overDamaged) {
    return !config.databaseUrl && existsSync(sqliteFile(config.dataDir))
      ? asideOf(config, now)
      : undefined;
  }
  if (!(await isAnythingThere(config))) return undefined;
  const path = join(config.backup.dir, archiveName('before-restore', now));
  try {
    await takeBackup(config, path, now);
    return path;
  } catch (error) {
    throw new ArchiveRefused(
      `What is there could not be kept first, so nothing was changed. ${reasonOf(error)}\nWhere only room is missing, make some, or name another disk in BACKUP_DIR. Where it is damaged, --over-damaged goes on without keeping it as an archive.`,
      { cause: error },
    );
  }
}

async function isAnythingThere(config: Config): Promise<boolean> {
  try {
    const snapshot = await openSnapshot(config);
    if (!snapshot) return false;
    const schema = await snapshot.schema().finally(snapshot.close);
    return schema.length > 0;
  } catch {
    // Then the backup says what is the matter.
    return true;
  }
}

const asideOf = ({ dataDir }: Config, now: Date): string =>
  join(dataDir, `damaged-${now.toISOString().replaceAll(':', '')}.sqlite`);

/** Each has a name that nothing else ever has: they disturb none of those that are there. */
export async function putPictures(
  config: Config,
  path: string,
  manifest: Pick<Manifest, 'files'>,
): Promise<void> {
  const blobs = await openBlobs(config);
  for await (const { name, content } of unpackArchive(path, manifest)) {
    const key = pictureKeyOf(name);
    if (!key) continue;
    await blobs.write(key, content);
    if ((await blobs.read(key))?.equals(content)) continue;
    throw new ArchiveRefused(
      `The picture ${key} could not be read back from the store. The database was not changed.`,
    );
  }
}

/** @param next what is to be done where nobody knows whether they are there */
export async function putRows(
  held: HeldDatabase,
  anew: Pick<Anew, 'path' | 'manifest' | 'way' | 'now'>,
  next: string,
  aside?: string,
): Promise<void> {
  const deed = { action: 'restoreBackup', origin: 'restore' } as const;
  try {
    await held.replace((fresh) => buildAnew(fresh, { ...anew, deed }), aside);
  } catch (error) {
    if (error instanceof EndUnknown) throw sayHowToLook(error, { ...anew, deed }, next);
    throw new ArchiveRefused(
      `The backup could not be put back, and the data is as it was: ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  }
}
