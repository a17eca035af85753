// Accounts of the restored database, which may lack those of the present one.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export async function accountExists(db: Kysely<Tables>, id: number): Promise<boolean> {
  const account = await db
    .selectFrom('volunteers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return account !== undefined;
}

export async function firstAdmin(db: Kysely<Tables>): Promise<number> {
  const { id } = await db
    .selectFrom('volunteers')
    .select('id')
    .where('is_admin', '=', 1)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}
