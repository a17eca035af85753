// PostgreSQL has the newest entries in no bucket, and the older half of them becomes one.
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { SqlBoolean } from '../../db/columns/sql-boolean.ts';
import type { Tables } from '../../db/tables.ts';
import type { Job } from '../../jobs.ts';
import { ALL_BUCKETS, ALL_VOLUNTEERS } from './survey-counts.ts';

/** The newest bucket grows to twice as many entries before it is split. */
export const BUCKET_SIZE = 4096;
/** Smaller, as the newest entries are counted for every list. */
const UNBUCKETED_SIZE = 1024;
/** Sorts before every ISO time. */
const MIN_TIME = '0';
const INTERVAL_MS = 5000;

/** A shutdown awaits the bucket that is being closed. */
export function closeBucketsJob(ctx: AppContext): Job {
  return {
    everyMs: INTERVAL_MS,
    run: (stopping) => closeFullBuckets(ctx, { stopping }),
    failure: 'full count buckets could not be closed',
  };
}

/**
 * @returns the number of buckets closed, each in a transaction of a few milliseconds
 * @throws the driver's error on a lock timeout; buckets already closed stay closed
 */
export async function closeFullBuckets(
  ctx: AppContext,
  {
    size = ctx.dialect.openBucketEnd ? BUCKET_SIZE : UNBUCKETED_SIZE,
    stopping,
  }: { size?: number; stopping?: AbortSignal } = {},
): Promise<number> {
  for (let closed = 0; ; closed += 1) {
    if (stopping?.aborted) return closed;
    if (!(await isFull(ctx, size)) || !(await closeNextBucket(ctx, size))) return closed;
  }
}

async function isFull(ctx: AppContext, size: number): Promise<boolean> {
  const since = await newestSince(ctx, ctx.db);
  const beyond = await undeletedSince(ctx.db, since)
    .offset(2 * size)
    .executeTakeFirst();
  return beyond !== undefined;
}

async function closeNextBucket(ctx: AppContext, size: number): Promise<boolean> {
  return ctx.db.transaction().execute(async (transaction) => {
    await ctx.dialect.lockSurveys(transaction);
    const since = await newestSince(ctx, transaction);
    const boundary = await undeletedSince(transaction, since)
      .where('created_at', '>', since)
      .offset(size)
      .executeTakeFirst();
    // Another process was faster, or all entries have the same time.
    if (!boundary) return false;
    const bucket = { since, until: boundary.created_at };
    const { openBucketEnd } = ctx.dialect;
    if (openBucketEnd) await splitOpenBucket(transaction, bucket, openBucketEnd);
    else await addClosedBucket(transaction, bucket);
    return true;
  });
}

interface CountBucket {
  since: string;
  until: string;
}

async function splitOpenBucket(
  transaction: Transaction<Tables>,
  bucket: CountBucket,
  openUntil: string,
): Promise<void> {
  const { since, until } = bucket;
  const inOpenBucket = sql<boolean>`since = ${since}`;
  await transaction.updateTable('count_buckets').set({ until }).where(inOpenBucket).execute();
  await transaction
    .insertInto('count_buckets')
    .values({ since: until, until: openUntil })
    .execute();
  await transaction
    .updateTable('survey_counts')
    .set({ since: until })
    .where(inOpenBucket)
    .execute();
  await countBucket(transaction, bucket);
  await addCounts(transaction, { from: since, to: until, factor: -1 });
}

async function addClosedBucket(
  transaction: Transaction<Tables>,
  bucket: CountBucket,
): Promise<void> {
  await transaction.insertInto('count_buckets').values(bucket).execute();
  await countBucket(transaction, bucket);
  await addCounts(transaction, { from: bucket.since, to: ALL_BUCKETS, factor: 1 });
}

async function countBucket(transaction: Transaction<Tables>, bucket: CountBucket): Promise<void> {
  for (const deleted of [0, 1] as const) {
    await insertCounts(transaction, bucket, deleted, sql.ref('volunteer_id'));
    await insertCounts(transaction, bucket, deleted, sql.lit(ALL_VOLUNTEERS));
  }
}

/** Live and deleted entries have separate indexes by time. */
async function insertCounts(
  transaction: Transaction<Tables>,
  { since, until }: CountBucket,
  deleted: SqlBoolean,
  owner: RawBuilder<unknown>,
): Promise<void> {
  const counted = transaction
    .selectFrom('surveys')
    .select(({ fn }) => [
      sql<number>`${owner}`.as('owner_id'),
      sql<SqlBoolean>`${sql.lit(deleted)}`.as('deleted'),
      'survey_type',
      sql<string>`cast(${since} as text)`.as('since'),
      fn.countAll<number>().as('entries'),
    ])
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy([sql.ref('owner_id'), 'survey_type']);
  await transaction.insertInto('survey_counts').columns(COLUMNS).expression(counted).execute();
}

const COLUMNS = ['volunteer_id', 'deleted', 'survey_type', 'since', 'entries'] as const;

async function addCounts(
  transaction: Transaction<Tables>,
  { from, to, factor }: { from: string; to: string; factor: 1 | -1 },
): Promise<void> {
  const counted = transaction
    .selectFrom('survey_counts')
    .select([
      'volunteer_id',
      'deleted',
      'survey_type',
      sql<string>`cast(${to} as text)`.as('since'),
      sql<number>`${sql.lit(factor)} * entries`.as('entries'),
    ])
    .where('since', '=', from);
  await transaction
    .insertInto('survey_counts')
    .columns(COLUMNS)
    .expression(counted)
    .onConflict((conflict) =>
      conflict
        .columns(['volunteer_id', 'deleted', 'survey_type', 'since'])
        .doUpdateSet({ entries: sql`survey_counts.entries + excluded.entries` }),
    )
    .execute();
}

/** @returns start of the open bucket, or without one the end of the last bucket */
async function newestSince({ dialect }: AppContext, db: Kysely<Tables>): Promise<string> {
  const newest = dialect.openBucketEnd
    ? sql<string | null>`(select max(since) from count_buckets)`
    : sql<string | null>`(select max(until) from count_buckets)`;
  const { since } = await db.selectNoFrom(newest.as('since')).executeTakeFirstOrThrow();
  return since ?? MIN_TIME;
}

function undeletedSince(db: Kysely<Tables>, since: string) {
  return db
    .selectFrom('surveys')
    .select('created_at')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .limit(1);
}
