import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { VolunteerQuery } from '#domain/list-shape.ts';
import { DEFAULT_PAGE_SIZE, type Pagination, pagination } from '#domain/paging.ts';
import { ensure, fail, PROBLEMS, problem } from '#domain/problems.ts';
import { searchable } from '#domain/text.ts';
import type { VolunteerStatus } from '#domain/volunteer.ts';
import { type Action, type By, record } from '../activity.ts';
import type { Flag, Tables } from '../db/tables.ts';
import type { House } from '../house.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { personColumns, type VolunteerRow } from './rows.ts';

export interface NewVolunteer {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  status: VolunteerStatus;
  isAdmin: boolean;
}

/** Deleted ones are not found. */
export async function findVolunteer({ db }: House, id: number): Promise<VolunteerRow | undefined> {
  return db
    .selectFrom('volunteers')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findByEmail({ db }: House, email: string): Promise<VolunteerRow | undefined> {
  return db
    .selectFrom('volunteers')
    .selectAll()
    .where('email_key', '=', searchable(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function findActiveVolunteer(
  house: House,
  id: number,
): Promise<VolunteerRow | undefined> {
  const isRowNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31;
  const row = isRowNumber ? await findVolunteer(house, id) : undefined;
  return row?.status === 'active' ? row : undefined;
}

/** By name. Without page and limit: all of them. */
export async function listVolunteers(
  { db, dialect }: House,
  query: VolunteerQuery,
): Promise<{ rows: VolunteerRow[]; pagination: Pagination }> {
  let selection = db.selectFrom('volunteers').where('deleted_at', 'is', null);
  if (query.search) selection = selection.where(dialect.contains('search_text', query.search));
  const { count } = await selection
    .select(sql<number | string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(count);
  const everybody = query.page === undefined && query.limit === undefined;
  const limit = everybody ? Math.max(1, total) : (query.limit ?? DEFAULT_PAGE_SIZE);
  const page = query.page ?? 1;
  const rows = await selection
    .selectAll()
    // It begins with the name, in lower case.
    .orderBy('search_text')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, pagination: pagination(page, limit, total) };
}

/** @throws Problem emailTaken */
export async function createVolunteer(
  house: House,
  person: NewVolunteer,
  by: By,
): Promise<VolunteerRow> {
  const { passwordHash, status, isAdmin, ...facts } = person;
  return refusingTakenEmail(house, () =>
    house.db.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto('volunteers')
        .values({
          ...personColumns(facts),
          password_hash: passwordHash,
          status,
          is_admin: isAdmin ? 1 : 0,
          created_at: house.now().toISOString(),
          deleted_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await note(house, transaction, 'create', row.id, by);
      return row;
    }),
  );
}

export interface VolunteerChange {
  name?: string;
  email?: string;
  phone?: string;
  status?: VolunteerStatus;
  passwordHash?: string;
}

/**
 * Changes an account. One that is switched off or given a new password has its sessions ended.
 * @throws Problem volunteerNotFound, emailTaken, lastAdmin
 */
export async function updateVolunteer(
  house: House,
  id: number,
  change: VolunteerChange,
  action: Action,
  by: By,
): Promise<VolunteerRow> {
  return refusingTakenEmail(house, () =>
    house.db.transaction().execute(async (transaction) => {
      if (change.status === 'inactive') await keepAnAdmin(house, transaction, id);
      const row = await held(house, transaction, id);
      const changed = await transaction
        .updateTable('volunteers')
        .set({
          ...personColumns({ ...row, ...change }),
          status: change.status ?? row.status,
          password_hash: change.passwordHash ?? row.password_hash,
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (changed.status === 'inactive' || change.passwordHash) {
        await endSessionsOf(transaction, id);
      }
      await note(house, transaction, action, id, by);
      return changed;
    }),
  );
}

/**
 * Ends the account's other sessions; the one in which it was changed goes on.
 * @param verifiedHash of the current password, as it was checked: an admin may have set another since
 * @throws Problem tokenRefused
 */
export async function changeOwnPassword(
  house: House,
  id: number,
  verifiedHash: string,
  passwordHash: string,
  keptSession: string,
  by: By,
): Promise<void> {
  await house.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('volunteers')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .where('password_hash', '=', verifiedHash)
      .executeTakeFirstOrThrow();
    ensure(numUpdatedRows > 0n, 'tokenRefused');
    await endSessionsOf(transaction, id, keptSession);
    await note(house, transaction, 'changePassword', id, by);
  });
}

/** The entries stay and keep the name; the e-mail may be used again. */
export async function deleteVolunteer(house: House, id: number, by: By): Promise<void> {
  await house.db.transaction().execute(async (transaction) => {
    await keepAnAdmin(house, transaction, id);
    await held(house, transaction, id);
    await transaction
      .updateTable('volunteers')
      .set({ deleted_at: house.now().toISOString() })
      .where('id', '=', id)
      .execute();
    await endSessionsOf(transaction, id);
    await note(house, transaction, 'delete', id, by);
  });
}

export async function hasAdmin({ db }: House): Promise<boolean> {
  const isAdmin: Flag = 1;
  const admin = await db
    .selectFrom('volunteers')
    .select('id')
    .where('is_admin', '=', isAdmin)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return admin !== undefined;
}

async function held(
  { dialect }: House,
  transaction: Transaction<Tables>,
  id: number,
): Promise<VolunteerRow> {
  const row = await dialect
    .held(
      transaction
        .selectFrom('volunteers')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is', null),
    )
    .executeTakeFirst();
  return row ?? fail('volunteerNotFound');
}

/** Asked first, so that two admins who switch each other off wait in the same order. */
async function keepAnAdmin(
  { dialect }: House,
  transaction: Transaction<Tables>,
  leaving: number,
): Promise<void> {
  const admins = await dialect
    .held(
      transaction
        .selectFrom('volunteers')
        .select('id')
        .where('is_admin', '=', 1)
        .where('status', '=', 'active')
        .where('deleted_at', 'is', null)
        .orderBy('id'),
    )
    .execute();
  if (admins.length === 1 && admins[0]?.id === leaving) fail('lastAdmin');
}

async function note(
  house: House,
  transaction: Transaction<Tables>,
  action: Action,
  thingId: number,
  by: By,
): Promise<void> {
  await record(transaction, { ...by, action, thing: 'volunteer', thingId }, house.now());
}

async function refusingTakenEmail<Result>(
  { dialect }: House,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!dialect.isUniqueViolation(error)) throw error;
    throw problem('emailTaken', {
      cause: error,
      errors: [{ field: 'email', message: PROBLEMS.emailTaken.message }],
    });
  }
}
