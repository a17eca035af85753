import type { Store } from '#domain/store-schema.ts';
import type { AppContext } from './context.ts';
import { readEpoch } from './db/epoch.ts';

export async function readStore({ db, sealing }: AppContext): Promise<Store> {
  const { id, publicKey } = sealing;
  return { epoch: await readEpoch(db), sealing_key: { id, public_key: publicKey } };
}
