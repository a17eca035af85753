// What the store knows of itself, by name.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Fact = 'key_check' | 'last_probe' | 'last_backup' | 'nightly_begun';

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
 * @param below what is there already has to be less, as text
 * @returns whether it was put
 */
export async function claimFact(
  db: Kysely<Tables>,
  name: Fact,
  value: string,
  below: string,
): Promise<boolean> {
  const put = await db
    .insertInto('store_facts')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('store_facts.value', '<', below),
    )
    .executeTakeFirst();
  return put.numInsertedOrUpdatedRows !== 0n;
}
