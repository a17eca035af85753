// What the store knows of itself, by name.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Fact =
  | 'key_check'
  | 'fingerprint'
  | 'earlier_keys'
  | 'last_probe'
  | 'last_backup'
  | 'nightly_begun';

export async function readFact(db: Kysely<Tables>, name: Fact): Promise<string | undefined> {
  const fact = await db
    .selectFrom('store_facts')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return fact?.value;
}

export async function putFact(db: Kysely<Tables>, name: Fact, value: string): Promise<void> {
  await db
    .insertInto('store_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Of those who would put it at once, one does.
 * @param taken it is left where it is, as text, from this to that
 * @returns whether it was put
 */
export async function claimFact(
  db: Kysely<Tables>,
  name: Fact,
  value: string,
  taken: { from: string; to: string },
): Promise<boolean> {
  const put = await db
    .insertInto('store_facts')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where(({ or, eb }) =>
          or([eb('store_facts.value', '<', taken.from), eb('store_facts.value', '>', taken.to)]),
        ),
    )
    .executeTakeFirst();
  return put.numInsertedOrUpdatedRows !== 0n;
}
