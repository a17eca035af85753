import { type RawBuilder, sql } from 'kysely';
import type { EnquiryQuery, ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import { fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import { containsWords, phonesSearched, soundsSearched } from '../db/contains-words.ts';
import type { Log } from '../log.ts';
import { type LinkedEnquiryRow, linkedNames, toApiEnquiry } from './api-enquiry.ts';

const GROUPING = [' ', '-', '.', '(', ')', '/'];

export interface EnquiryPage {
  data: ReceivedEnquiry[];
  pagination: Pagination;
  unread: number;
}

export async function listEnquiries(
  ctx: AppContext,
  log: Log,
  query: EnquiryQuery,
): Promise<EnquiryPage> {
  const total = await countMatching(matching(ctx, query));
  const rows = await matching(ctx, query)
    .selectAll('enquiries')
    .select(linkedNames)
    .$if(query.search !== '', (found) =>
      found.orderBy(sql`not (${matchesExactly(ctx, query.search)})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return {
    data: rows.map((row) => toApiEnquiry(row, log)),
    pagination: pagination(query.page, query.limit, total),
    unread: await countMatching(
      matching(ctx, { search: '', status: 'unread', kind: undefined, state: undefined }),
    ),
  };
}

export async function setRead(
  ctx: AppContext,
  log: Log,
  id: number,
  isRead: boolean,
): Promise<ReceivedEnquiry> {
  await ctx.db
    .updateTable('enquiries')
    .set({ read_at: isRead ? ctx.now().toISOString() : null })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  return readEnquiry(ctx, log, id);
}

export async function readEnquiry(ctx: AppContext, log: Log, id: number): Promise<ReceivedEnquiry> {
  return toApiEnquiry(await readEnquiryRow(ctx, id), log);
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

interface TimeRange {
  from: Date;
  to: Date;
}

/** Includes mails that were given up. @param range of the times at which the enquiries arrived */
export async function countUnsentMails({ db }: AppContext, range?: TimeRange): Promise<number> {
  let unsent = db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('mail_waiting', '=', sql.lit(1));
  if (range) {
    unsent = unsent
      .where('created_at', '>=', range.from.toISOString())
      .where('created_at', '<', range.to.toISOString());
  }
  const { total } = await unsent.executeTakeFirstOrThrow();
  return total;
}

function matching(
  ctx: AppContext,
  { search, status, kind, state }: Pick<EnquiryQuery, 'search' | 'status' | 'kind' | 'state'>,
) {
  let selection = (search ? ctx.searchDb : ctx.db)
    .selectFrom('enquiries')
    .where('deleted_at', status === 'deleted' ? 'is not' : 'is', null);
  if (state) selection = selection.where('state', '=', state);
  if (search) {
    selection = selection.where(({ or }) =>
      or([matchesExactly(ctx, search), ...soundsSearched(ctx.dialect, search)]),
    );
  }
  if (kind) selection = selection.where('kind', '=', kind);
  if (status === 'all' || status === 'deleted') return selection;
  return selection.where('read_at', status === 'read' ? 'is not' : 'is', null);
}

function matchesExactly({ dialect }: AppContext, search: string): RawBuilder<boolean> {
  const ways = [
    containsWords(dialect, 'search_text', search),
    ...phonesSearched(search).map(hasPhone),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Visitors group digits in many ways. */
function hasPhone(digits: string): RawBuilder<boolean> {
  const plain = GROUPING.reduce<RawBuilder<unknown>>(
    (text, mark) => sql`replace(${text}, ${mark}, '')`,
    sql`phone`,
  );
  return sql<boolean>`${plain} like ${`%${digits}%`}`;
}

async function countMatching(selection: ReturnType<typeof matching>): Promise<number> {
  const { total } = await selection
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
