import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { sqliteFile } from '../../data-dir.ts';
import { errorMessageOf } from '../../errors/error-details.ts';
import { OperatorError } from '../../errors/operator-error.ts';
import { fsyncPath } from '../../process/fsync.ts';
import { migrateInTransaction } from '../migrations/migrate.ts';
import type { FreshDatabase, LockedDatabase } from '../replace.ts';
import type { Tables } from '../tables.ts';
import { sqlite } from './dialect.ts';
import { openSqlite } from './open.ts';
import { resultCode, SQLITE_BUSY } from './result-code.ts';
import { sqliteSnapshot } from './snapshot.ts';

const RESTORING = 'restoring-';
const SIDE_FILES = ['-wal', '-shm'];

export function lockSqlite(dataDir: string): LockedDatabase {
  refuseWhileInUse(dataDir);
  const release = lockWriters(dataDir);
  return {
    replace: (build, oldFilePath) => replaceSqlite(dataDir, build, oldFilePath, release),
    release: async () => release(),
  };
}

/** An open WAL connection holds a lock, so exclusive mode succeeds only without others. It merges the log. */
function refuseWhileInUse(dataDir: string): void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return;
  const db = openFile(file);
  try {
    db.exec('pragma locking_mode = exclusive; begin immediate; commit');
  } catch (error) {
    refuseIfBusy(dataDir, error);
  } finally {
    db.close();
  }
}

function lockWriters(dataDir: string): () => void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return () => {};
  const db = openFile(file);
  try {
    db.exec('begin immediate');
  } catch (error) {
    db.close();
    refuseIfBusy(dataDir, error);
  }
  return () => {
    if (db.isOpen) db.close();
  };
}

function openFile(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw new OperatorError(`The database ${file} cannot be opened: ${errorMessageOf(error)}`, {
      cause: error,
    });
  }
}

/** Other errors mean a damaged file, which may be replaced. */
function refuseIfBusy(dataDir: string, error: unknown): void {
  if (resultCode(error) !== SQLITE_BUSY) return;
  throw new OperatorError(`The program is running on ${dataDir}: stop it first.`, { cause: error });
}

async function replaceSqlite(
  dataDir: string,
  build: (fresh: FreshDatabase) => Promise<void>,
  oldFilePath: string | undefined,
  release: () => void,
): Promise<void> {
  removeLeftovers(dataDir);
  const path = join(dataDir, `${RESTORING}${randomUUID()}.sqlite`);
  try {
    await buildAt(path, build);
    await refuseDamaged(path);
    for (const suffix of SIDE_FILES) rmSync(path + suffix, { force: true });
    release();
    refuseWhileInUse(dataDir);
    moveIntoPlace(sqliteFile(dataDir), path, oldFilePath);
    fsyncPath(dataDir);
  } finally {
    for (const suffix of ['', ...SIDE_FILES]) rmSync(path + suffix, { force: true });
  }
}

async function refuseDamaged(path: string): Promise<void> {
  const snapshot = sqliteSnapshot(path);
  const damage = await snapshot.damage().finally(snapshot.close);
  if (damage) throw new Error(`the new database is damaged: ${damage}`);
}

async function buildAt(path: string, build: (fresh: FreshDatabase) => Promise<void>) {
  const { db, searchDb, startSearchIndex } = openSqlite(path);
  try {
    await build({
      db,
      dialect: sqlite,
      migrateTo: async (last) => {
        await db
          .transaction()
          .execute((transaction) => migrateInTransaction(transaction, sqlite, last));
        if (!last) startSearchIndex();
      },
      rows: (table) => committedRows(path, table),
    });
    await mergeLog(db);
  } finally {
    await searchDb.destroy();
    await db.destroy();
  }
  fsyncPath(path);
}

/** Closing the file merges the log, too, but hides a failure, such as a full disk. */
async function mergeLog(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('the write-ahead log of the new database is in use');
}

async function* committedRows(path: string, table: string) {
  const snapshot = sqliteSnapshot(path);
  try {
    yield* snapshot.rows(table);
  } finally {
    await snapshot.close();
  }
}

function removeLeftovers(dataDir: string): void {
  const left = readdirSync(dataDir).filter((name) => name.startsWith(RESTORING));
  for (const name of left) rmSync(join(dataDir, name), { force: true });
}

/** The old -wal must not remain beside the new file: SQLite would apply it. */
function moveIntoPlace(file: string, fresh: string, oldFilePath: string | undefined): void {
  if (oldFilePath) {
    for (const suffix of SIDE_FILES)
      if (existsSync(file + suffix)) renameSync(file + suffix, oldFilePath + suffix);
    // A hard link: a kill between two renames would leave no database, and the next start would create one.
    if (existsSync(file)) linkSync(file, oldFilePath);
  }
  // refuseWhileInUse has merged the log; the -shm is only its index.
  if (existsSync(`${file}-wal`))
    throw new OperatorError(
      `${file}-wal is in the way. Is a program running? If not, the database beside it is lost: --over-damaged sets it aside.`,
    );
  rmSync(`${file}-shm`, { force: true });
  renameSync(fresh, file);
}
