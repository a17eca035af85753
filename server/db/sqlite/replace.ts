import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { settle } from '../../fsync.ts';
import { StartRefused } from '../../startup/operator-error.ts';
import { migrateWithin } from '../migrate.ts';
import type { FreshDatabase, HeldDatabase } from '../replace.ts';
import { sqliteFile } from '../snapshot.ts';
import { sqlite } from './dialect.ts';
import { openSqlite } from './open.ts';
import { sqliteSnapshot } from './snapshot.ts';

const BUSY = 5;
const RESTORING = 'restoring-';
/** What SQLite keeps beside a database that is open, or was not closed. */
const BESIDE = ['-wal', '-shm'];

export function holdSqlite(dataDir: string): HeldDatabase {
  refuseWhileInUse(dataDir);
  const letGo = keepWritersOut(dataDir);
  return {
    replace: (build, aside) => replaceSqlite(dataDir, build, aside, letGo),
    letGo: async () => letGo(),
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
function keepWritersOut(dataDir: string): () => void {
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

function onFile<Done>(file: string, deed: (db: DatabaseSync) => Done): Done {
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`The database ${file} cannot be opened: ${reason}`, { cause: error });
  }
  return deed(db);
}

/** Only then: a damaged one is used by nobody. */
function refuseIfBusy(dataDir: string, error: unknown): void {
  if (!isBusy(error)) return;
  throw new StartRefused(`The program is running on ${dataDir}: stop it first.`, { cause: error });
}

async function replaceSqlite(
  dataDir: string,
  build: (fresh: FreshDatabase) => Promise<void>,
  aside: string | undefined,
  letGo: () => void,
): Promise<void> {
  removeLeftovers(dataDir);
  const path = join(dataDir, `${RESTORING}${randomUUID()}.sqlite`);
  try {
    await buildAt(path, build);
    await refuseDamaged(path);
    for (const end of BESIDE) rmSync(path + end, { force: true });
    letGo();
    refuseWhileInUse(dataDir);
    putInPlace(sqliteFile(dataDir), path, aside);
    settle(dataDir);
  } finally {
    for (const end of ['', ...BESIDE]) rmSync(path + end, { force: true });
  }
}

async function refuseDamaged(path: string): Promise<void> {
  const snapshot = sqliteSnapshot(path);
  const damage = await snapshot.damage().finally(snapshot.close);
  if (damage) throw new Error(`the new database is damaged: ${damage}`);
}

async function buildAt(path: string, build: (fresh: FreshDatabase) => Promise<void>) {
  const { db, searching, keepSearch } = openSqlite(path);
  try {
    await build({
      db,
      dialect: sqlite,
      migrateTo: async (last) => {
        await db.transaction().execute((held) => migrateWithin(held, sqlite, last));
        // From here on the next write brings everything into the index of the search.
        if (!last) keepSearch();
      },
      rows: (table) => committedRows(path, table),
    });
  } finally {
    await searching.destroy();
    await db.destroy();
  }
  settle(path);
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
function putInPlace(file: string, fresh: string, aside: string | undefined): void {
  if (aside) {
    for (const end of BESIDE) if (existsSync(file + end)) renameSync(file + end, aside + end);
    // A second name for it: a kill between the two steps would leave none otherwise, and a start a new trust.
    if (existsSync(file)) linkSync(file, aside);
  }
  // What was written last has come into the file when it was ours alone; the index of that is of no use.
  if (existsSync(`${file}-wal`))
    throw new StartRefused(`${file}-wal is in the way: is a program running?`);
  rmSync(`${file}-shm`, { force: true });
  renameSync(fresh, file);
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}
