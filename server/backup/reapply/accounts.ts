// Devices know an account by its number: accounts since the backup are kept under theirs, as deleted ones, which an
// admin can restore.
import type { Insertable, Kysely } from 'kysely';
import { writeAudit } from '../../audit-log/audit-log.ts';
import { toSqlBoolean } from '../../db/columns/sql-boolean.ts';
import type { Snapshot } from '../../db/snapshot.ts';
import type { VolunteersTable } from '../../db/tables/volunteers.ts';
import type { Tables } from '../../db/tables.ts';
import { personColumns } from '../../volunteers/person-columns.ts';
import { readRows } from './rows.ts';

export type PreservedAccount = Insertable<VolunteersTable> & { id: number };

/** Accounts lose the rights of an admin: a stranger's own must not come back. Editors see no entries. */
export async function readAccounts(snapshot: Snapshot): Promise<PreservedAccount[]> {
  const rows = await readRows(snapshot, 'volunteers');
  return rows.map((row) => ({
    id: Number(row.id),
    ...personColumns({
      name: String(row.name),
      email: String(row.email),
      phone: String(row.phone),
    }),
    password_hash: String(row.password_hash),
    status: row.status === 'active' ? 'active' : 'inactive',
    is_admin: 0,
    // Databases before the migration of editors lack the column.
    is_editor: toSqlBoolean(row.is_editor === 1),
    language: null,
    created_at: String(row.created_at),
    deleted_at: row.deleted_at === null ? null : String(row.deleted_at),
  }));
}

/** @returns how many are deleted now that were not */
export async function preserveAccounts(
  db: Kysely<Tables>,
  accounts: readonly PreservedAccount[],
  now: Date,
): Promise<number> {
  const rows = await db.selectFrom('volunteers').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  const missing = accounts.filter(({ id }) => !known.has(id));
  let deleted = 0;
  for (const account of missing) {
    const deleted_at = account.deleted_at ?? now.toISOString();
    await db
      .insertInto('volunteers')
      .values({ ...account, deleted_at })
      .execute();
    if (account.deleted_at) continue;
    deleted += 1;
    const by = { id: null, origin: 'restore' };
    await writeAudit(db, { by, action: 'delete', entity: 'volunteer', id: account.id }, now);
  }
  return deleted;
}

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
