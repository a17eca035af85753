import { type RawBuilder, sql } from 'kysely';
import type { Donation, DonationQuery } from '#domain/donations/donation-schema.ts';
import { amountSearched, daySearched } from '#domain/donations/searched-gift.ts';
import { type Pagination, pagination } from '#domain/paging.ts';
import type { AppContext } from '../context.ts';
import { containsWords, phonesSearched, soundsSearched } from '../db/contains-words.ts';
import type { Log } from '../log.ts';
import { toApiDonation } from './api-donation.ts';
import { donorIdIndex } from './donor-id-columns.ts';
import { findIncomplete } from './exports/statement.ts';

/** Whoever has corrected these sees the next. */
const MAX_INCOMPLETE_NAMED = 20;

interface DonationPage {
  data: Donation[];
  pagination: Pagination;
  totals: { gifts: number; amount_paise: number };
  years: string[];
  incomplete: number;
  incomplete_ids: number[];
}

/** The totals exclude cancelled donations. */
export async function listDonations(
  ctx: AppContext,
  log: Log,
  query: DonationQuery,
): Promise<DonationPage> {
  const { total, gifts, amount } = await matching(ctx, query)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where cancelled_at is null)`.as('gifts'),
      sql<number | string | null>`sum(amount_paise) filter (where cancelled_at is null)`.as(
        'amount',
      ),
    ])
    .executeTakeFirstOrThrow();
  const rows = await matching(ctx, query)
    .selectAll()
    .$if(query.search !== '', (found) =>
      found.orderBy(sql`not (${matchesExactly(ctx, query.search)})`),
    )
    .orderBy('received_on', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const incomplete = query.year ? await findIncomplete(ctx, query.year) : [];
  return {
    data: rows.map((row) => toApiDonation(row, log)),
    pagination: pagination(query.page, query.limit, total),
    totals: { gifts, amount_paise: Number(amount ?? 0) },
    years: await listYears(ctx),
    incomplete: incomplete.length,
    incomplete_ids: incomplete.slice(0, MAX_INCOMPLETE_NAMED),
  };
}

function matching(ctx: AppContext, { search, year }: Pick<DonationQuery, 'search' | 'year'>) {
  let selection = (search ? ctx.searchDb : ctx.db).selectFrom('donations');
  if (search) {
    selection = selection.where(({ or }) =>
      or([matchesExactly(ctx, search), ...soundsSearched(ctx.dialect, search)]),
    );
  }
  if (year) selection = selection.where('financial_year', '=', year);
  return selection;
}

/** A donor's number is found only in full, and so are an amount and a day. */
function matchesExactly({ dialect, vault }: AppContext, search: string): RawBuilder<boolean> {
  const amount = amountSearched(search);
  const day = daySearched(search);
  const ways = [
    containsWords(dialect, 'search_text', search),
    sql<boolean>`id_index is not null and id_index = ${donorIdIndex(vault, search)}`,
    ...phonesSearched(search).map((digits) => dialect.contains('search_text', digits)),
    ...(amount === undefined ? [] : [sql<boolean>`amount_paise = ${amount}`]),
    ...(day === undefined ? [] : [sql<boolean>`received_on = ${day}`]),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

async function listYears({ db }: AppContext): Promise<string[]> {
  const rows = await db
    .selectFrom('donations')
    .select('financial_year')
    .distinct()
    .orderBy('financial_year', 'desc')
    .execute();
  return rows.map(({ financial_year }) => financial_year);
}
