import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Query } from '#domain/enquiry.ts';
import type { ReceivedQuery } from '#domain/enquiry-schema.ts';
import type { QueryQuery } from '#domain/list-schema.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import { searchable } from '#domain/text.ts';
import { type Action, type By, record } from '../audit-log.ts';
import type { House } from '../context.ts';
import type { QueryRow, Tables } from '../db/tables.ts';

export interface QueryPage {
  data: ReceivedQuery[];
  pagination: Pagination;
  /** Of all that were ever sent and not deleted. */
  unread: number;
}

export async function keepQuery({ db, now, config }: House, query: Query): Promise<void> {
  await db
    .insertInto('queries')
    .values({
      ...query,
      search_text: searchable(Object.values(query).join('\n')),
      created_at: now().toISOString(),
      read_at: null,
      mail_waiting: config.mail ? 1 : 0,
      mail_begun_at: null,
    })
    .execute();
}

/** The newest first. */
export async function listQueries(house: House, query: QueryQuery): Promise<QueryPage> {
  const total = await count(matching(house, query));
  const rows = await matching(house, query)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    data: rows.map(toQuery),
    pagination: pagination(query.page, query.limit, total),
    unread: await count(matching(house, { search: '', status: 'unread' })),
  };
}

/** @returns undefined when there is no such query */
export async function setRead(
  { db, now }: House,
  id: number,
  isRead: boolean,
): Promise<ReceivedQuery | undefined> {
  const row = await db
    .updateTable('queries')
    .set({ read_at: isRead ? now().toISOString() : null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toQuery(row);
}

/** For good: what a visitor has asked to be forgotten is nowhere any more. */
export async function deleteQuery(house: House, id: number, by: By): Promise<boolean> {
  return house.db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('queries')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await note(house, transaction, 'delete', id, by);
    return true;
  });
}

async function note(
  house: House,
  transaction: Transaction<Tables>,
  action: Action,
  thingId: number,
  by: By,
): Promise<void> {
  await record(transaction, { ...by, action, thing: 'query', thingId }, house.now());
}

/** Not sent on yet; those that were given up among them. */
export async function mailsWaiting({ db }: House): Promise<number> {
  const { total } = await db
    .selectFrom('queries')
    .select(sql<number | string>`count(*)`.as('total'))
    .where('mail_waiting', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function matching(
  { db, dialect }: House,
  { search, status }: Pick<QueryQuery, 'search' | 'status'>,
) {
  let selection = db.selectFrom('queries');
  if (search) selection = selection.where(dialect.contains('search_text', search));
  if (status === 'all') return selection;
  return selection.where('read_at', status === 'read' ? 'is not' : 'is', null);
}

async function count(selection: ReturnType<typeof matching>): Promise<number> {
  const { total } = await selection
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function toQuery(row: QueryRow): ReceivedQuery {
  const { id, name, phone, email, address, message, created_at, read_at } = row;
  return { id, name, phone, email, address, message, created_at, is_read: read_at !== null };
}
