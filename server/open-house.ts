import type { Config } from './config.ts';
import { openStore, prepareDataDir } from './db/open.ts';
import type { House } from './house.ts';
import { openBlobs } from './images/open-blobs.ts';
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
  const store = await openStore({ ...config, onIdleError });
  try {
    const { db, searching, dialect } = store;
    const vault = await openVault(db, config);
    return {
      house: {
        config,
        db,
        searching,
        dialect,
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
