// The store's epoch: devices that find another one know that the store was restored from a backup, and send
// again what they had sent since.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readMetadata, writeMetadata } from './metadata.ts';
import type { Tables } from './tables.ts';

/** Makes one if there is none. Concurrent callers get the same one. */
export async function readEpoch(db: Kysely<Tables>): Promise<string> {
  const epoch = await readMetadata(db, 'epoch');
  if (epoch !== undefined) return epoch;
  await db
    .insertInto('metadata')
    .values({ name: 'epoch', value: randomUUID() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return readEpoch(db);
}

export async function renewEpoch(db: Kysely<Tables>): Promise<void> {
  await writeMetadata(db, 'epoch', randomUUID());
}
