import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fsyncPath } from '../../fsync.ts';
import { OperatorError } from '../../startup/operator-error.ts';
import { migrateInTransaction } from '../migrate.ts';
import type { FreshDatabase, LockedDatabase } from '../replace.ts';
import { sqliteFile } from '../snapshot.ts';
import { sqlite } from './dialect.ts';
import { openSqlite } from './open.ts';
import { sqliteSnapshot } from './snapshot.ts';

const BUSY = 5;
const RESTORING = 'restoring-';
/** What SQLite keeps beside a database that is open, or was not closed. */
const SIDE_FILES = ['-wal', '-shm'];

export function lockSqlite(dataDir: string): LockedDatabase {
  refuseWhileInUse(dataDir);
  const release = lockWriters(dataDir);
  return {
    replace: (build, oldFilePath) => replaceSqlite(dataDir, build, oldFilePath, release),
    release: async () => release(),
  };
}

/**
 * A connection in write-ahead mode holds the file as long as it is open, so alone is who gets it for
 * themselves. What was left of a killed program is written into the file by that.
 */
function refuseWhileInUse(dataDir: string): void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return;
  onFile(file, (db) => {
    try {
      db.exec('pragma locking_mode = exclusive; begin immediate; commit');
    } catch (error) {
      refuseIfBusy(dataDir, error);
    } finally {
      db.close();
    }
  });
}

/** @returns lets them in again; a second time it does nothing */
function lockWriters(dataDir: string): () => void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return () => {};
  return onFile(file, (db) => {
    try {
      db.exec('begin immediate');
    } catch (error) {
      db.close();
      refuseIfBusy(dataDir, error);
    }
    return () => {
      if (db.isOpen) db.close();
    };
  });
}

function onFile<Done>(file: string, work: (db: DatabaseSync) => Done): Done {
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The database ${file} cannot be opened: ${reason}`, { cause: error });
  }
  return work(db);
}

/** Only then: a damaged one is used by nobody. */
function refuseIfBusy(dataDir: string, error: unknown): void {
  if (!isBusy(error)) return;
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
        // From here on the next write brings everything into the index of the search.
        if (!last) startSearchIndex();
      },
      rows: (table) => committedRows(path, table),
    });
  } finally {
    await searchDb.destroy();
    await db.destroy();
  }
  fsyncPath(path);
}

async function* committedRows(path: string, table: string) {
  const snapshot = sqliteSnapshot(path);
  try {
    yield* snapshot.rows(table);
  } finally {
    await snapshot.close();
  }
}

/** Of restores that were killed. */
function removeLeftovers(dataDir: string): void {
  const left = readdirSync(dataDir).filter((name) => name.startsWith(RESTORING));
  for (const name of left) rmSync(join(dataDir, name), { force: true });
}

/** What belongs to the old file is never left beside the new one: SQLite would read it into that. */
function moveIntoPlace(file: string, fresh: string, oldFilePath: string | undefined): void {
  if (oldFilePath) {
    for (const suffix of SIDE_FILES)
      if (existsSync(file + suffix)) renameSync(file + suffix, oldFilePath + suffix);
    // A second name for it: a kill between the two steps would leave none otherwise, and a start a new trust.
    if (existsSync(file)) linkSync(file, oldFilePath);
  }
  // What was written last has come into the file when it was ours alone; the index of that is of no use.
  if (existsSync(`${file}-wal`))
    throw new OperatorError(`${file}-wal is in the way: is a program running?`);
  rmSync(`${file}-shm`, { force: true });
  renameSync(fresh, file);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}
