// The indexes surveys_live_volunteer and surveys_live_volunteer_type answer these queries.
import { type SelectQueryBuilder, sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { SurveyRow } from './survey-columns.ts';

const total = sql<number>`count(*)`.as('total');

export async function countSince(
  ctx: AppContext,
  volunteerId: number,
  time: Date,
): Promise<number> {
  const counted = await selectLive(ctx, volunteerId)
    .where('created_at', '>', time.toISOString())
    .select(total)
    .executeTakeFirstOrThrow();
  return counted.total;
}

export interface Span {
  from: Date;
  to: Date;
}

/** @param spans consecutive, the oldest first; one query counts them all */
export async function countByPeriod(
  ctx: AppContext,
  volunteerId: number,
  spans: readonly Span[],
): Promise<number[]> {
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last) return [];
  const columns = spans.map(({ from, to }, index) =>
    sql<number>`count(*) filter (where created_at >= ${from.toISOString()}
      and created_at < ${to.toISOString()})`.as(`span_${index}`),
  );
  const counted = await selectLive(ctx, volunteerId)
    .where('created_at', '>=', first.from.toISOString())
    .where('created_at', '<', last.to.toISOString())
    .select(columns)
    .executeTakeFirstOrThrow();
  return spans.map((_, index) => Number(counted[`span_${index}`]));
}

export async function listNewest(
  ctx: AppContext,
  volunteerId: number,
  limit: number,
): Promise<SurveyRow[]> {
  // PostgreSQL may scan everybody's entries by time for whole rows, so ids come first.
  const newest = selectLive(ctx, volunteerId)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return ctx.db
    .selectFrom('surveys')
    .selectAll()
    .where('id', 'in', newest)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function selectLive(
  { db }: AppContext,
  volunteerId: number,
): SelectQueryBuilder<Tables, 'surveys', object> {
  return db
    .selectFrom('surveys')
    .where('volunteer_id', '=', volunteerId)
    .where('deleted_at', 'is', null);
}
