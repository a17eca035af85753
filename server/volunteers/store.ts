import { sql } from 'kysely';
import { DEFAULT_PAGE_SIZE, type Pagination, pagination } from '#domain/paging.ts';
import { fail, problem } from '#domain/problems.ts';
import { toSearchText } from '#domain/text/text.ts';
import { fieldError } from '#domain/validation.ts';
import type { VolunteerStatus } from '#domain/volunteers/volunteer.ts';
import type { VolunteerQuery } from '#domain/volunteers/volunteer-schema.ts';
import { type AuditActor, writeAudit } from '../audit-log/audit-log.ts';
import type { AppContext } from '../context.ts';
import { toSqlBoolean } from '../db/columns/sql-boolean.ts';
import { containsWords } from '../db/contains-words.ts';
import type { VolunteerRow } from './api-volunteer.ts';
import { personColumns } from './person-columns.ts';

export interface NewVolunteer {
  name: string;
  email: string;
  phone: string;
  passwordHash: string;
  status: VolunteerStatus;
  isAdmin: boolean;
}

export async function findVolunteer(
  { db }: AppContext,
  id: number,
): Promise<VolunteerRow | undefined> {
  return db
    .selectFrom('volunteers')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The first account is about as old as the data folder. */
export async function findFirstAccountAt({ db }: AppContext): Promise<Date | undefined> {
  const first = await db
    .selectFrom('volunteers')
    .select('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first && new Date(first.created_at);
}

/** @throws Problem volunteerNotFound */
export async function requireVolunteer(ctx: AppContext, id: number): Promise<VolunteerRow> {
  return (await findVolunteer(ctx, id)) ?? fail('volunteerNotFound');
}

export async function findByEmail(
  { db }: AppContext,
  email: string,
): Promise<VolunteerRow | undefined> {
  return db
    .selectFrom('volunteers')
    .selectAll()
    .where('email_key', '=', toSearchText(email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Sorted by name; all without page and limit. `active` is the number of active ones among all matches. */
export async function listVolunteers(
  { db, dialect }: AppContext,
  query: VolunteerQuery,
): Promise<{ rows: VolunteerRow[]; pagination: Pagination; active: number }> {
  let selection = db.selectFrom('volunteers');
  if (!query.with_deleted) selection = selection.where('deleted_at', 'is', null);
  if (query.search)
    selection = selection.where(containsWords(dialect, 'search_text', query.search));
  if (query.status) selection = selection.where('status', '=', query.status);
  if (query.sees_entries)
    selection = selection.where(({ or, eb }) =>
      or([eb('is_admin', '=', 1), eb('is_editor', '=', 0)]),
    );
  const { count, active } = await selection
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where status = 'active')`.as('active'))
    .executeTakeFirstOrThrow();
  const everybody = query.page === undefined && query.limit === undefined;
  const limit = everybody ? Math.max(1, count) : (query.limit ?? DEFAULT_PAGE_SIZE);
  const page = query.page ?? 1;
  const rows = await selection
    .selectAll()
    // The column begins with the name in lower case.
    .orderBy('search_text')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, pagination: pagination(page, limit, count), active };
}

export async function createVolunteer(
  ctx: AppContext,
  { person, by }: { person: NewVolunteer; by: AuditActor },
): Promise<VolunteerRow> {
  const { passwordHash, status, isAdmin, ...facts } = person;
  return translateTakenEmail(ctx, () =>
    ctx.db.transaction().execute(async (transaction) => {
      const row = await transaction
        .insertInto('volunteers')
        .values({
          ...personColumns(facts),
          password_hash: passwordHash,
          status,
          is_admin: toSqlBoolean(isAdmin),
          is_editor: 0,
          language: null,
          created_at: ctx.now().toISOString(),
          deleted_at: null,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await writeAudit(
        transaction,
        { by, action: 'create', entity: 'volunteer', id: row.id },
        ctx.now(),
      );
      return row;
    }),
  );
}

export async function hasAdmin({ db }: AppContext): Promise<boolean> {
  const admin = await db
    .selectFrom('volunteers')
    .select('id')
    .where('is_admin', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return admin !== undefined;
}

/** @throws Problem emailTaken for the driver's unique violation */
export async function translateTakenEmail<Result>(
  { dialect }: AppContext,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!dialect.isUniqueViolation(error)) throw error;
    throw problem('emailTaken', {
      cause: error,
      errors: [fieldError('email', 'emailTaken')],
    });
  }
}
