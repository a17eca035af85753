import type { SyncState } from '#domain/schemas/sync-state-schema.ts';
import type { AppContext } from '../../context.ts';
import { readEpoch } from '../../db/metadata/epoch.ts';

export async function readSyncState({ db, keyPairs, config }: AppContext): Promise<SyncState> {
  const { id, publicKey } = keyPairs;
  return {
    epoch: await readEpoch(db),
    sealing_key: { id, public_key: publicKey },
    password_min_length: config.passwordMinLength,
  };
}
