// Puts an archive back: its pictures into the store, then its rows into a database built anew beside the
// one that is there, which takes its place when every row has been read again and found right.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { record } from '../activity.ts';
import type { Config } from '../config.ts';
import { type FreshDatabase, type HeldDatabase, holdDatabase } from '../db/replace.ts';
import { openSnapshot, sqliteFile } from '../db/snapshot.ts';
import { openBlobs, openReachableBlobs } from '../images/open-blobs.ts';
import { belongsTo } from '../vault/key-check.ts';
import { loadKeys } from '../vault/keys.ts';
import { vault } from '../vault/vault.ts';
import { checkArchive, linesOf, pictureKeyOf, tableOf } from './check.ts';
import { type Manifest, tablesOf } from './manifest.ts';
import { archiveName } from './names.ts';
import { ArchiveRefused, reasonOf } from './refused.ts';
import { digestOf } from './rows.ts';
import { takeBackup } from './take.ts';
import { unpackArchive } from './unpack.ts';

export interface PuttingBack {
  /** What is there cannot be backed up any more, and may go: a file of SQLite is put aside. */
  overDamaged: boolean;
  now: Date;
}

export interface PutBack {
  manifest: Manifest;
  /** Where what was there before is now; undefined where there was nothing. */
  before: string | undefined;
}

/**
 * @param path of the archive
 * @throws ArchiveRefused, StartRefused: nothing was changed
 */
export async function putBack(
  config: Config,
  path: string,
  { overDamaged, now }: PuttingBack,
): Promise<PutBack> {
  const manifest = await checkArchive(path);
  refuseUnfit(config, path, manifest);
  const held = await holdDatabase(config);
  try {
    await openReachableBlobs(config);
    const before = await keepWhatIsThere(config, overDamaged, now);
    await putPictures(config, path);
    await putRows(held, path, manifest, now, overDamaged ? asideOf(config, now) : undefined);
    return { manifest, before };
  } finally {
    await held.letGo();
  }
}

/** Of another trust. */
export function refuseUnfit(config: Config, path: string, { key_check }: Manifest): void {
  const opened = vault(loadKeys(config, false));
  if (belongsTo(opened, key_check)) return;
  throw new ArchiveRefused(
    `${path} was made with other keys than those here: it belongs to another trust, or these are not the keys of that time (import-keys brings others). Nothing was changed.`,
  );
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
export async function putPictures(config: Config, path: string): Promise<void> {
  const blobs = await openBlobs(config);
  for await (const { name, content } of unpackArchive(path)) {
    const key = pictureKeyOf(name);
    if (!key) continue;
    await blobs.write(key, content);
    if ((await blobs.read(key))?.equals(content)) continue;
    throw new ArchiveRefused(
      `The picture ${key} could not be read back from the store. The database was not changed.`,
    );
  }
}

export async function putRows(
  held: HeldDatabase,
  path: string,
  manifest: Manifest,
  now: Date,
  aside?: string,
): Promise<void> {
  const build = async (fresh: FreshDatabase) => {
    await fresh.migrateTo(manifest.schema.at(-1));
    await fill(fresh, path);
    await expectTheSame(fresh, manifest);
    await setNumbers(fresh, manifest);
    await fresh.migrateTo();
    const deed = { actorId: null, origin: 'restore', thing: 'store', thingId: null } as const;
    await record(fresh.db, { ...deed, action: 'restoreBackup' }, now);
  };
  try {
    await held.replace(build, aside);
  } catch (error) {
    throw new ArchiveRefused(
      `The backup could not be put back, and the data is as it was: ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  }
}

async function fill({ db, dialect }: FreshDatabase, path: string): Promise<void> {
  for await (const { name, content } of unpackArchive(path)) {
    const table = tableOf(name);
    if (!table) continue;
    const lines = linesOf(content);
    const columns = Object.keys(JSON.parse(lines[0] ?? '{}'));
    const insert = dialect.insertRows(table, columns, `[${lines.join(',')}]`);
    if (columns.length > 0) await insert.execute(db);
  }
}

async function expectTheSame({ rows }: FreshDatabase, manifest: Manifest): Promise<void> {
  for (const { table, ...told } of tablesOf(manifest)) {
    const found = await digestOf(rows(table));
    if (found.rows !== told.rows || found.digest !== told.digest) {
      throw new Error(`${table} came back with ${found.rows} of ${told.rows} rows, or with others`);
    }
  }
}

async function setNumbers({ db, dialect }: FreshDatabase, manifest: Manifest): Promise<void> {
  for (const { table, last_number } of tablesOf(manifest)) {
    if (last_number) await dialect.setLastNumber(table, last_number).execute(db);
  }
}
