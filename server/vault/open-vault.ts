import type { Kysely } from 'kysely';
import { readFact } from '../db/store-facts.ts';
import type { Tables } from '../db/tables.ts';
import { StartRefused } from '../start-refused.ts';
import { earlierKeyFile, keysOfStore } from './changed-keys.ts';
import { sealedCheck } from './key-check.ts';
import { type KeyPlace, keyFile, loadKeys } from './keys.ts';
import { type Vault, vault } from './vault.ts';
import { fingerprint } from './written-keys.ts';

/**
 * The vault of this store. An empty store is given its keys; any other must be met with the same.
 * @throws StartRefused when the keys are missing or are not those of the store
 */
export async function openVault(db: Kysely<Tables>, place: KeyPlace): Promise<Vault> {
  const known = await readFact(db, 'key_check');
  if (known === undefined) {
    await db
      .insertInto('store_facts')
      .values({ name: 'key_check', value: sealedCheck(vault(loadKeys(place, true))) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // Another process may have come first: what counts is what stands in the store now.
    return openVault(db, place);
  }
  const found = keysOfStore(place, known);
  if (found) return vault(found.keys);
  throw new StartRefused(whyNot(place, await readFact(db, 'earlier_keys')));
}

/** @param earlier the fingerprint of the keys before the last change */
function whyNot(place: KeyPlace, earlier: string | undefined): string {
  const keys = loadKeys(place, false);
  if (fingerprint(keys) !== earlier) return OF_ANOTHER;
  const bringNew = place.dataKeys
    ? 'put those into DATA_KEYS'
    : `move ${keyFile(place.dataDir)} to ${earlierKeyFile(place.dataDir, keys)}, and bring those with import-keys`;
  return `The keys here, ${earlier}, are those of before change-keys made new ones, and nothing was changed: ${bringNew}.`;
}

export const OF_ANOTHER =
  'The keys do not belong to this database, and nothing was changed: bring back those that were made with it, or the database that was made with them.';
