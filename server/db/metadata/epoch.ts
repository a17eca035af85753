// Devices that find a new epoch, after a restore, send again the changes that the backup does not have.
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { readMetadata, writeMetadata } from './metadata.ts';

/** Concurrent callers get the same epoch. */
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
