// What volunteers have recorded and what still counts: each figure a function of its own, each served
// by the indexes surveys_live_volunteer and surveys_live_volunteer_type.
import { type SelectQueryBuilder, sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { SurveyRow } from './serialize.ts';

const total = sql<number | string>`count(*)`.as('total');

/** Later than that time, to the end of all. */
export async function countAfter(
  ctx: AppContext,
  volunteerId: number,
  time: Date,
): Promise<number> {
  const counted = await liveOf(ctx, volunteerId)
    .where('created_at', '>', time.toISOString())
    .select(total)
    .executeTakeFirstOrThrow();
  return Number(counted.total);
}

export interface Span {
  from: Date;
  to: Date;
}

/** In each of the spans, which follow one another: one walk through all of them. */
export async function countInEach(
  ctx: AppContext,
  volunteerId: number,
  spans: readonly Span[],
): Promise<number[]> {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const columns = spans.map(({ from, to }, place) =>
    sql<number | string>`count(*) filter (where created_at >= ${from.toISOString()}
      and created_at < ${to.toISOString()})`.as(`span_${place}`),
  );
  const counted = await liveOf(ctx, volunteerId)
    .where('created_at', '>=', first.from.toISOString())
    .where('created_at', '<', last.to.toISOString())
    .select(columns)
    .executeTakeFirstOrThrow();
  return spans.map((_, place) => Number(counted[`span_${place}`]));
}

export async function newestOf(
  ctx: AppContext,
  volunteerId: number,
  limit: number,
): Promise<SurveyRow[]> {
  // Numbers first: for whole rows PostgreSQL may walk back through everybody's entries instead.
  const newest = liveOf(ctx, volunteerId)
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

function liveOf(
  { db }: AppContext,
  volunteerId: number,
): SelectQueryBuilder<Tables, 'surveys', object> {
  return db
    .selectFrom('surveys')
    .where('volunteer_id', '=', volunteerId)
    .where('deleted_at', 'is', null);
}
