import type { Kysely } from 'kysely';
import { putFact, readFact } from '../db/metadata.ts';
import type { Tables } from '../db/tables.ts';
import { StartRefused } from '../startup/operator-error.ts';
import { sealedCheck } from './key-check.ts';
import { keysOfStore } from './key-rotation.ts';
import { type KeyPlace, loadKeys } from './keys.ts';
import { fingerprint } from './paper-keys.ts';
import { type Vault, vault } from './vault.ts';

export interface OpenedVault {
  vault: Vault;
  /** What is to be said where a cut-off change of keys has come to its end with this. */
  changeEnded: string | undefined;
}

/**
 * The vault of this store. An empty store is given its keys; any other must be met with the same.
 * @throws StartRefused when the keys are missing or are not those of the store
 */
export async function openVault(db: Kysely<Tables>, place: KeyPlace): Promise<OpenedVault> {
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
  if (!found) throw new StartRefused(await whyNot(db, place));
  const which = fingerprint(found.keys);
  // For who stands before it one day with the wrong paper.
  if ((await readFact(db, 'fingerprint')) !== which) await putFact(db, 'fingerprint', which);
  return {
    vault: vault(found.keys),
    changeEnded: found.hasEnded
      ? `A change of keys was cut off, and is at its end now: the keys are ${which}; print them with export-keys.`
      : undefined,
  };
}

async function whyNot(db: Kysely<Tables>, place: KeyPlace): Promise<string> {
  const here = fingerprint(loadKeys(place, false));
  const needed = await readFact(db, 'fingerprint');
  if (here !== (await readFact(db, 'earlier_keys'))) {
    return needed ? `${OF_ANOTHER} Here are ${here}, and it needs ${needed}.` : OF_ANOTHER;
  }
  const bring = place.dataKeys ? 'put those into DATA_KEYS' : 'bring those with import-keys';
  return `The keys here, ${here}, are those of before change-keys made new ones${needed ? `, ${needed}` : ''}, and nothing was changed: ${bring}.`;
}

export const OF_ANOTHER =
  'The keys do not belong to this database, and nothing was changed: bring back those that were made with it, or the database that was made with them.';
