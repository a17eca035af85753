import { sql, type Transaction } from 'kysely';
import { MINUTE_MS } from '#domain/durations.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import { fail } from '#domain/problems.ts';
import type { EnquiryQuery } from '#domain/schemas/list-schema.ts';
import { normaliseDocumentNumber } from '#domain/surveys/other-document.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { AppContext, ContextWithLog } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { keyedDigest } from '../idempotency/keyed-digest.ts';
import type { Vault } from '../vault/vault.ts';
import { type LinkedEnquiryRow, linkedNames, toApiEnquiry } from './api-enquiry.ts';
import { panColumns } from './pan-columns.ts';
import type { FormExtras } from './submitted-form.ts';

const REPEAT_MS = 10 * MINUTE_MS;

export interface EnquiryPage {
  data: ReceivedEnquiry[];
  pagination: Pagination;
  unread: number;
}

export async function saveEnquiry(
  ctx: AppContext,
  enquiry: Enquiry,
  extras: FormExtras = { kind: 'contact', details: null, pan: '' },
): Promise<void> {
  const { db, now, config, vault } = ctx;
  const { kind, details, pan } = extras;
  const repeat_digest = repeatDigest(vault, enquiry, extras);
  await db.transaction().execute(async (transaction) => {
    if (repeat_digest) await allowRepeat(transaction, repeat_digest, now());
    await transaction
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
        repeat_digest,
        deleted_at: null,
      })
      .onConflict((conflict) => conflict.column('repeat_digest').doNothing())
      .execute();
  });
}

/** Without script a double click sends a form twice; one request for a receipt must not become two donations. */
function repeatDigest(
  vault: Vault,
  enquiry: Enquiry,
  { kind, details, pan }: FormExtras,
): string | null {
  if (kind !== 'receipt') return null;
  const sent = { ...enquiry, ...details, pan: normaliseDocumentNumber(pan) };
  return keyedDigest(vault, sent, 'request for a receipt');
}

/** After ten minutes, or once the first request is deleted, an equal one counts as new. */
async function allowRepeat(
  transaction: Transaction<Tables>,
  digest: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - REPEAT_MS).toISOString();
  await transaction
    .updateTable('enquiries')
    .set({ repeat_digest: null })
    .where('repeat_digest', '=', digest)
    .where((eb) => eb.or([eb('created_at', '<=', since), eb('deleted_at', 'is not', null)]))
    .execute();
}

export async function listEnquiries(
  ctx: ContextWithLog,
  query: EnquiryQuery,
): Promise<EnquiryPage> {
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
    data: rows.map((row) => toApiEnquiry(row, ctx.log)),
    pagination: pagination(query.page, query.limit, total),
    unread: await countMatching(
      matching(ctx, { search: '', status: 'unread', kind: undefined, state: undefined }),
    ),
  };
}

/** @throws Problem queryNotFound */
export async function setRead(
  ctx: ContextWithLog,
  id: number,
  isRead: boolean,
): Promise<ReceivedEnquiry> {
  await ctx.db
    .updateTable('enquiries')
    .set({ read_at: isRead ? ctx.now().toISOString() : null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return readEnquiry(ctx, id);
}

/** @throws Problem queryNotFound */
export async function readEnquiry(ctx: ContextWithLog, id: number): Promise<ReceivedEnquiry> {
  return toApiEnquiry(await readEnquiryRow(ctx, id), ctx.log);
}

/** @throws Problem queryNotFound */
export async function readEnquiryRow({ db }: AppContext, id: number): Promise<LinkedEnquiryRow> {
  const row = await db
    .selectFrom('enquiries')
    .selectAll('enquiries')
    .select(linkedNames)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? fail('queryNotFound');
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
  { db, searchDb, dialect }: AppContext,
  { search, status, kind, state }: Pick<EnquiryQuery, 'search' | 'status' | 'kind' | 'state'>,
) {
  let selection = (search ? searchDb : db)
    .selectFrom('enquiries')
    .where('deleted_at', status === 'deleted' ? 'is not' : 'is', null);
  if (state) selection = selection.where('state', '=', state);
  if (search) selection = selection.where(dialect.contains('search_text', search));
  if (kind) selection = selection.where('kind', '=', kind);
  if (status === 'all' || status === 'deleted') return selection;
  return selection.where('read_at', status === 'read' ? 'is not' : 'is', null);
}

async function countMatching(selection: ReturnType<typeof matching>): Promise<number> {
  const { total } = await selection
    .select(sql<number | string>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
