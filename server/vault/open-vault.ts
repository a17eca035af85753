import type { Kysely } from 'kysely';
import { readFact } from '../db/store-facts.ts';
import type { Tables } from '../db/tables.ts';
import { StartRefused } from '../start-refused.ts';
import { belongsTo, sealedCheck } from './key-check.ts';
import { loadKeys } from './keys.ts';
import { type Vault, vault } from './vault.ts';

/**
 * The vault of this store. An empty store is given its keys; any other must be met with the same.
 * @throws StartRefused when the keys are missing or are not those of the store
 */
export async function openVault(
  db: Kysely<Tables>,
  place: { dataDir: string; dataKeys: string | undefined },
): Promise<Vault> {
  const known = await readFact(db, 'key_check');
  const opened = vault(loadKeys(place, known === undefined));
  if (!known) {
    await db
      .insertInto('store_facts')
      .values({ name: 'key_check', value: sealedCheck(opened) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    // Another process may have come first: what counts is what stands in the store now.
    return openVault(db, place);
  }
  if (!belongsTo(opened, known)) {
    throw new StartRefused(
      'The keys do not belong to this database, and nothing was changed: bring back those that were made with it, or the database that was made with them.',
    );
  }
  return opened;
}
