import { statSync } from 'node:fs';
import type { Config } from './config.ts';
import { openStore, prepareDataDir } from './db/open.ts';
import { sqliteFile } from './db/snapshot.ts';
import type { House } from './house.ts';
import { openBlobs } from './images/open-blobs.ts';
import { StartRefused } from './start-refused.ts';
import { keyFile } from './vault/keys.ts';
import { openVault } from './vault/open-vault.ts';

export interface OpenHouse {
  house: House;
  close: () => Promise<void>;
}

/**
 * Opens everything that the rooms share.
 * @throws StartRefused when the data folder, the database or the keys do not allow a start
 */
export async function openHouse(
  config: Config,
  onIdleError: (error: Error) => void,
): Promise<OpenHouse> {
  prepareDataDir(config.dataDir);
  refuseLostDatabase(config);
  const store = await openStore({ ...config, onIdleError });
  try {
    const { db, searching, dialect, pool } = store;
    const vault = await openVault(db, config);
    return {
      house: {
        config,
        db,
        searching,
        dialect,
        pool,
        vault,
        blobs: await openBlobs(config),
        now: () => new Date(),
      },
      close: store.close,
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Keys are made for a database; where only they are left, the disk with the other has not been mounted. */
function refuseLostDatabase({ dataDir, databaseUrl }: Config): void {
  const [file, keys] = [sqliteFile(dataDir), keyFile(dataDir)];
  if (databaseUrl || isEmpty(keys) || !isEmpty(file)) return;
  throw new StartRefused(
    `${keys} is there, but the database that it belongs to, ${file}, is missing or empty: bring it back, or restore a backup. For a new trust, take the key file away.`,
  );
}

function isEmpty(file: string): boolean {
  return !statSync(file, { throwIfNoEntry: false })?.size;
}
