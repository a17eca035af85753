import { openBlobStore } from '../blobs/open.ts';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { prepareDataDir, sqliteFile } from '../data-dir.ts';
import { findSqliteFile } from '../db/find-sqlite-file.ts';
import { isEmptyDatabase, isEmptyFile } from '../db/is-empty.ts';
import { readEpoch } from '../db/metadata/epoch.ts';
import { openDatabase } from '../db/open.ts';
import { localeNotice } from '../db/postgres/locale-notice.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { keyFile } from '../vault/keys.ts';
import { openVault } from '../vault/open-vault.ts';
import { refuseMissingData } from './data-marker.ts';
import { refuseMovedDatabase, wasMoved } from './move-marker.ts';

export interface OpenContext {
  ctx: AppContext;
  close: () => Promise<void>;
  /** Messages to the operator. */
  messages: string[];
}

/** @throws OperatorError if the data folder, the database or the keys do not allow a start */
export async function openContext(
  config: Config,
  onIdleError: (error: Error) => void,
): Promise<OpenContext> {
  refuseMovedDatabase(config);
  refuseMissingDatabase(config);
  await refuseMissingData(config);
  prepareDataDir(config.dataDir);
  await refuseEmptyPostgres(config);
  const store = await openDatabase({ ...config, onIdleError });
  try {
    const { db, searchDb, dialect, pool } = store;
    const { vault, keyPairs, rotationNotice } = await openVault(db, config);
    await readEpoch(db);
    const slowSearch = dialect.name === 'postgres' ? await localeNotice(db) : undefined;
    return {
      ctx: {
        config,
        db,
        searchDb,
        dialect,
        pool,
        vault,
        keyPairs,
        blobs: await openBlobStore(config),
        now: () => new Date(),
      },
      close: store.close,
      messages: [rotationNotice, slowSearch].filter((message) => message !== undefined),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function refuseMissingDatabase({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl) return;
  // Another user may not see that the files are there.
  findSqliteFile(dataDir);
  const [file, keys] = [sqliteFile(dataDir), keyFile(dataDir)];
  if (isEmptyFile(keys) || !isEmptyFile(file)) return;
  throw new OperatorError(
    `${keys} is there, but the database that it belongs to, ${file}, is missing or empty. If its disk is not mounted, mount it; if it is lost, restore the newest backup. For a new trust, name another, empty DATA_DIR.`,
  );
}

/** Its sweep would delete the pictures of the trust that the folder belongs to. */
async function refuseEmptyPostgres({ dataDir, databaseUrl }: Config): Promise<void> {
  if (!databaseUrl) return;
  const [file, keys] = [sqliteFile(dataDir), keyFile(dataDir)];
  const [hasFile, hasMoved] = [!isEmptyFile(file), wasMoved(dataDir)];
  if (!hasFile && !hasMoved && isEmptyFile(keys)) return;
  if (!(await isEmptyDatabase({ dataDir, databaseUrl }))) return;
  const isItRight = 'Is it the right database? If it is lost, restore the newest backup';
  let next = `${keys} belongs to one with data. ${isItRight}`;
  if (hasFile) next = `${file} holds a trust: run move first, and then start`;
  if (hasMoved) next = `what was moved from ${file} is not in it. ${isItRight}`;
  throw new OperatorError(
    `The database of DATABASE_URL is empty, and ${next}. For a new trust, name another, empty DATA_DIR.`,
  );
}
