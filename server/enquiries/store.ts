import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryDetails, type ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import type { EnquiryQuery } from '#domain/list-schema.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import { toSearchText } from '#domain/text/text.ts';
import { type Action, type AuditActor, writeAudit } from '../audit-log.ts';
import type { AppContext } from '../context.ts';
import type { EnquiryRow, Tables } from '../db/tables.ts';
import { maskedPan, panColumns } from './pan-columns.ts';
import type { FormExtras } from './submitted-form.ts';

export interface EnquiryPage {
  data: ReceivedEnquiry[];
  pagination: Pagination;
  unread: number;
}

export async function saveEnquiry(
  { db, now, config, vault }: AppContext,
  enquiry: Enquiry,
  { kind, details, pan }: FormExtras = { kind: 'contact', details: null, pan: '' },
): Promise<void> {
  await db
    .insertInto('enquiries')
    .values({
      ...enquiry,
      kind,
      details: details && JSON.stringify(details),
      ...panColumns(vault, pan),
      search_text: toSearchText([...Object.values(enquiry), details?.reference ?? ''].join('\n')),
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
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    data: rows.map((row) => toApiEnquiry(row)),
    pagination: pagination(query.page, query.limit, total),
    unread: await countMatching(matching(ctx, { search: '', status: 'unread', kind: undefined })),
  };
}

export async function setRead(
  { db, now }: AppContext,
  id: number,
  isRead: boolean,
): Promise<ReceivedEnquiry | undefined> {
  const row = await db
    .updateTable('enquiries')
    .set({ read_at: isRead ? now().toISOString() : null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toApiEnquiry(row);
}

export async function findEnquiry({ db }: AppContext, id: number): Promise<EnquiryRow | undefined> {
  return db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes the row for good, as visitors may ask for erasure. */
export async function deleteEnquiry(ctx: AppContext, id: number, by: AuditActor): Promise<boolean> {
  return ctx.db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enquiries')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await writeEnquiryAudit(ctx, transaction, 'delete', id, by);
    return true;
  });
}

export async function writeEnquiryAudit(
  ctx: AppContext,
  database: Kysely<Tables>,
  action: Action,
  thingId: number,
  by: AuditActor,
): Promise<void> {
  await writeAudit(database, { ...by, action, thing: 'query', thingId }, ctx.now());
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
  { search, status, kind }: Pick<EnquiryQuery, 'search' | 'status' | 'kind'>,
) {
  let selection = db.selectFrom('enquiries');
  if (search) selection = selection.where(dialect.contains('search_text', search));
  if (kind) selection = selection.where('kind', '=', kind);
  if (status === 'all') return selection;
  return selection.where('read_at', status === 'read' ? 'is not' : 'is', null);
}

async function countMatching(selection: ReturnType<typeof matching>): Promise<number> {
  const { total } = await selection
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** @param pan masked unless its reading is recorded */
export function toApiEnquiry(row: EnquiryRow, pan = maskedPan(row)): ReceivedEnquiry {
  const { id, name, phone, email, address, message, created_at, read_at, kind } = row;
  const details = row.details && enquiryDetails.parse(JSON.parse(row.details));
  return {
    ...{ id, name, phone, email, address, message, created_at, is_read: read_at !== null, kind },
    ...(details && { details: { ...details, ...(pan && { pan }) } }),
  };
}
