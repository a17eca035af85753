// A program whose pages have another version renders them again.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { readMetadata, writeMetadata } from './metadata.ts';

/** @returns 0: nothing was ever published */
export async function readSiteVersion(db: Kysely<Tables>): Promise<number> {
  return Number((await readMetadata(db, 'site_version')) ?? 0);
}

/** @param db the transaction of the publication */
export async function raiseSiteVersion(db: Kysely<Tables>): Promise<void> {
  const value = sql<string>`cast(cast(metadata.value as bigint) + 1 as text)`;
  await db
    .insertInto('metadata')
    .values({ name: 'site_version', value: '1' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Pages with delivered words alone stay as they were built. */
export async function raisePublishedVersion(db: Kysely<Tables>): Promise<void> {
  if ((await readSiteVersion(db)) > 0) await raiseSiteVersion(db);
}

/** The time in seconds exceeds every earlier version, and fits the 32-bit SEQUENCE of iCalendar. */
export async function resetSiteVersionAfterRestore(db: Kysely<Tables>, now: Date): Promise<void> {
  await writeMetadata(db, 'site_version', String(Math.floor(now.getTime() / 1000)));
}
