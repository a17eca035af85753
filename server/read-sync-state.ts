import type { Store } from '#domain/sync-state-schema.ts';
import type { AppContext } from './context.ts';
import { readEpoch } from './db/epoch.ts';

export async function readSyncState({ db, sealing }: AppContext): Promise<Store> {
  const { id, publicKey } = sealing;
  return { epoch: await readEpoch(db), sealing_key: { id, public_key: publicKey } };
}
