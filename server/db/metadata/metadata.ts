import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

export type MetadataKey =
  | 'key_check'
  | 'fingerprint'
  | 'earlier_keys'
  | 'epoch'
  | 'site_version'
  | 'last_probe'
  | 'last_backup'
  | 'restored_at'
  | 'nightly_begun'
  | 'index_cleaned';

export async function readMetadata(
  db: Kysely<Tables>,
  name: MetadataKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('metadata')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeMetadata(
  db: Kysely<Tables>,
  name: MetadataKey,
  value: string,
): Promise<void> {
  await db
    .insertInto('metadata')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** @returns whether the value was written: only for one of concurrent callers, never over one in validRange */
export async function claimMetadata(
  db: Kysely<Tables>,
  name: MetadataKey,
  value: string,
  validRange: { from: string; to: string },
): Promise<boolean> {
  const result = await db
    .insertInto('metadata')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where(({ or, eb }) =>
          or([
            eb('metadata.value', '<', validRange.from),
            eb('metadata.value', '>', validRange.to),
          ]),
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows !== 0n;
}
