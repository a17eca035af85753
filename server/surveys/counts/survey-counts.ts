// Triggers update the counts of each bucket. PostgreSQL's writers would block each other, so its newest entries are in
// no bucket and are counted here.
import { sql } from 'kysely';
import { SURVEY_TYPES, type SurveyType } from '#domain/surveys/survey.ts';
import type { AppContext } from '../../context.ts';
import { toSqlBoolean } from '../../db/columns/sql-boolean.ts';

// No volunteer has this id, no bucket this time.
export const ALL_VOLUNTEERS = -1;
export const ALL_BUCKETS = '';

export interface CountFilter {
  deleted: boolean;
  ownerId: number | undefined;
}
export interface TypeCounts {
  adult: number;
  child: number;
}

const lastEnd = sql<string>`coalesce(max(until), '')`;
const openSince = sql<string>`(select ${lastEnd} from count_buckets)`;

export async function countSurveys(ctx: AppContext, filter: CountFilter): Promise<TypeCounts> {
  const { deleted, ownerId } = filter;
  const stored = ctx.db
    .selectFrom('survey_counts')
    .select(['survey_type', 'entries'])
    .where('volunteer_id', '=', ownerId ?? ALL_VOLUNTEERS)
    .where('deleted', '=', toSqlBoolean(deleted))
    .where('survey_type', 'in', SURVEY_TYPES)
    .where('since', '=', ALL_BUCKETS);
  const open = SURVEY_TYPES.map((type) => openEntriesOfType(ctx, filter, type));
  const rows = await (ctx.dialect.openBucketEnd ? stored : stored.unionAll(open)).execute();
  const counts = { adult: 0, child: 0 };
  for (const row of rows) counts[row.survey_type] += row.entries;
  return counts;
}

export async function countByVolunteer(
  ctx: AppContext,
  volunteerIds: readonly number[],
): Promise<Map<number, number>> {
  const counts = new Map(volunteerIds.map((id) => [id, 0]));
  if (volunteerIds.length === 0) return counts;
  const stored = ctx.db
    .selectFrom('survey_counts')
    .select(['volunteer_id', 'entries'])
    .where('volunteer_id', 'in', volunteerIds)
    .where('deleted', '=', toSqlBoolean(false))
    .where('since', '=', ALL_BUCKETS);
  const open = openEntries(ctx)
    .select(['volunteer_id', entries])
    .where('volunteer_id', 'in', volunteerIds)
    .groupBy('volunteer_id');
  const rows = await (ctx.dialect.openBucketEnd ? stored : stored.unionAll(open)).execute();
  for (const row of rows) {
    counts.set(row.volunteer_id, (counts.get(row.volunteer_id) ?? 0) + row.entries);
  }
  return counts;
}

/** A correlated query: PostgreSQL would start parallel workers, not knowing how few entries there are. */
function openEntriesOfType(
  { db }: AppContext,
  { deleted, ownerId }: CountFilter,
  type: SurveyType,
) {
  return db
    .selectFrom(db.selectFrom('count_buckets').select(lastEnd.as('since')).as('open'))
    .select(sql<SurveyType>`${sql.lit(type)}`.as('survey_type'))
    .select((open) => {
      const counted = open
        .selectFrom('surveys')
        .select(entries)
        .where('deleted_at', deleted ? 'is not' : 'is', null)
        .where('survey_type', '=', type)
        .whereRef('created_at', '>=', 'open.since')
        .$if(ownerId !== undefined, (own) => own.where('volunteer_id', '=', ownerId ?? 0));
      return counted.$asScalar().$notNull().as('entries');
    });
}

const entries = sql<number>`count(*)`.as('entries');

function openEntries({ db }: AppContext) {
  return db
    .selectFrom('surveys')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', openSince);
}

export interface BucketPosition {
  since: string;
  before: number;
}

/** @returns the bucket of the entry that has `older` older ones in the list */
export async function findBucketPosition(
  { db }: AppContext,
  { deleted, ownerId }: CountFilter,
  type: SurveyType | undefined,
  older: number,
): Promise<BucketPosition> {
  let buckets = db
    .selectFrom('survey_counts')
    .select(['since', 'entries'])
    .where('volunteer_id', '=', ownerId ?? ALL_VOLUNTEERS)
    .where('deleted', '=', toSqlBoolean(deleted))
    .where('since', '>', ALL_BUCKETS);
  if (type) buckets = buckets.where('survey_type', '=', type);
  const [rows, { open }] = await Promise.all([
    buckets.execute(),
    db.selectNoFrom(openSince.as('open')).executeTakeFirstOrThrow(),
  ]);
  const inBucket = new Map<string, number>();
  for (const row of rows) inBucket.set(row.since, (inBucket.get(row.since) ?? 0) + row.entries);
  let before = 0;
  for (const since of [...inBucket.keys()].sort()) {
    const upTo = before + (inBucket.get(since) ?? 0);
    if (upTo > older) return { since, before };
    before = upTo;
  }
  return { since: open, before };
}

export function totalOf({ type }: { type?: SurveyType | undefined }, counts: TypeCounts): number {
  return type ? counts[type] : counts.adult + counts.child;
}
