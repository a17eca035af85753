import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import type { EnquiryQuery } from '#domain/list-schema.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import { toSearchText } from '#domain/text/text.ts';
import { type Action, type AuditActor, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { EnquiryRow, Tables } from '../db/tables.ts';

export interface EnquiryPage {
  data: ReceivedEnquiry[];
  pagination: Pagination;
  unread: number;
}

export async function saveEnquiry(
  { db, now, config }: AppContext,
  enquiry: Enquiry,
): Promise<void> {
  await db
    .insertInto('enquiries')
    .values({
      ...enquiry,
      search_text: toSearchText(Object.values(enquiry).join('\n')),
      created_at: now().toISOString(),
      read_at: null,
      mail_waiting: config.mail ? 1 : 0,
      mail_begun_at: null,
      handled_by: null,
      handled_at: null,
      survey_id: null,
      volunteer_id: null,
      deleted_at: null,
    })
    .execute();
}

export async function listEnquiries(ctx: AppContext, query: EnquiryQuery): Promise<EnquiryPage> {
  const total = await countMatching(matching(ctx, query));
  const rows = await matching(ctx, query)
    .selectAll('enquiries')
    .select(linkedNames)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    data: rows.map(toApiEnquiry),
    pagination: pagination(query.page, query.limit, total),
    unread: await countMatching(matching(ctx, { search: '', status: 'unread', state: undefined })),
  };
}

export async function setRead(
  ctx: AppContext,
  id: number,
  isRead: boolean,
): Promise<ReceivedEnquiry | undefined> {
  await ctx.db
    .updateTable('enquiries')
    .set({ read_at: isRead ? ctx.now().toISOString() : null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return findEnquiry(ctx, id);
}

export async function findEnquiry(
  { db }: AppContext,
  id: number,
): Promise<ReceivedEnquiry | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll('enquiries')
    .select(linkedNames)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toApiEnquiry(row);
}

/** No mail is sent any more. Thirty days later the row is gone for good (erase-job.ts). */
export async function deleteEnquiry(ctx: AppContext, id: number, by: AuditActor): Promise<boolean> {
  return ctx.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ deleted_at: ctx.now().toISOString(), mail_waiting: 0 })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeEnquiryAudit(ctx, transaction, 'delete', id, by);
    return true;
  });
}

export async function restoreEnquiry(
  ctx: AppContext,
  id: number,
  by: AuditActor,
): Promise<ReceivedEnquiry | undefined> {
  await ctx.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('enquiries')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await writeEnquiryAudit(ctx, transaction, 'restore', id, by);
  });
  return findEnquiry(ctx, id);
}

export async function writeEnquiryAudit(
  ctx: AppContext,
  transaction: Transaction<Tables>,
  action: Action,
  thingId: number,
  by: AuditActor,
): Promise<void> {
  await writeAudit(transaction, { ...by, action, thing: 'query', thingId }, ctx.now());
}

/** Includes mails that were given up. */
export async function countUnsentMails({ db }: AppContext): Promise<number> {
  const { total } = await db
    .selectFrom('enquiries')
    .select(sql<number | string>`count(*)`.as('total'))
    .where('mail_waiting', '=', sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function matching(
  { db, dialect }: AppContext,
  { search, status, state }: Pick<EnquiryQuery, 'search' | 'status' | 'state'>,
) {
  let selection = db
    .selectFrom('enquiries')
    .where('deleted_at', status === 'deleted' ? 'is not' : 'is', null);
  if (state) selection = selection.where('state', '=', state);
  if (search) selection = selection.where(dialect.contains('search_text', search));
  if (status === 'all' || status === 'deleted') return selection;
  return selection.where('read_at', status === 'read' ? 'is not' : 'is', null);
}

async function countMatching(selection: ReturnType<typeof matching>): Promise<number> {
  const { total } = await selection
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

interface LinkedNames {
  handler_name: string | null;
  survey_name: string | null;
  volunteer_name: string | null;
}

function linkedNames(enquiries: ExpressionBuilder<Tables, 'enquiries'>) {
  const volunteer = (column: 'enquiries.handled_by' | 'enquiries.volunteer_id') =>
    enquiries
      .selectFrom('volunteers')
      .select('volunteers.name')
      .whereRef('volunteers.id', '=', column);
  return [
    volunteer('enquiries.handled_by').as('handler_name'),
    volunteer('enquiries.volunteer_id').as('volunteer_name'),
    enquiries
      .selectFrom('surveys')
      .select('surveys.name')
      .whereRef('surveys.id', '=', 'enquiries.survey_id')
      .as('survey_name'),
  ] as const;
}

function toApiEnquiry(row: EnquiryRow & LinkedNames): ReceivedEnquiry {
  const { id, name, phone, email, address, message, created_at, read_at } = row;
  const { state, handled_at, note, deleted_at } = row;
  return {
    ...{ id, name, phone, email, address, message, created_at, is_read: read_at !== null },
    ...{ state, handled_at, note, deleted_at },
    handled_by: linkTo(row.handled_by, row.handler_name),
    survey: linkTo(row.survey_id, row.survey_name),
    volunteer: linkTo(row.volunteer_id, row.volunteer_name),
  };
}

function linkTo(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}
