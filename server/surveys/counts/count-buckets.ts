// The blocks of the kept counts (tallies.ts): when the newest one is full, its older half becomes a block
// of its own. Where the newest entries are in no block, the older half of those does.
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { ALL_BUCKETS, ALL_VOLUNTEERS } from '../../db/count-keys.ts';
import type { SqlBoolean, Tables } from '../../db/tables.ts';

/** Entries of a block. Twice as many may stand together before it is parted. */
export const BUCKET_SIZE = 4096;
/** Where what stands open is counted with every list. */
const LIVE_COUNTED_BUCKET_SIZE = 1024;
/** Before any time that is written in digits. */
const MIN_TIME = '0';

/**
 * Each block in a transaction of its own, which is over in a few milliseconds.
 * @param stopping leaves the blocks that are not begun for the next time
 * @returns how many blocks were made
 * @throws what the database does when others hold it for too long; what is closed stays closed
 */
export async function closeFullBuckets(
  ctx: AppContext,
  size = ctx.dialect.openBucketEnd ? BUCKET_SIZE : LIVE_COUNTED_BUCKET_SIZE,
  stopping?: AbortSignal,
): Promise<number> {
  for (let closed = 0; ; closed += 1) {
    if (stopping?.aborted) return closed;
    if (!(await isFull(ctx, size)) || !(await closeOldestBucket(ctx, size))) return closed;
  }
}

async function isFull(ctx: AppContext, size: number): Promise<boolean> {
  const since = await newestSince(ctx, ctx.db);
  const beyond = await liveFrom(ctx.db, since)
    .offset(2 * size)
    .executeTakeFirst();
  return beyond !== undefined;
}

async function closeOldestBucket(ctx: AppContext, size: number): Promise<boolean> {
  return ctx.db.transaction().execute(async (transaction) => {
    await ctx.dialect.lockSurveys(transaction);
    const since = await newestSince(ctx, transaction);
    const boundary = await liveFrom(transaction, since)
      .where('created_at', '>', since)
      .offset(size)
      .executeTakeFirst();
    // Somebody else was quicker, or all of it happened in the same millisecond.
    if (!boundary) return false;
    const bucket = { since, until: boundary.created_at };
    const { openBucketEnd } = ctx.dialect;
    if (openBucketEnd) await splitOpenBucket(transaction, bucket, openBucketEnd);
    else await closeNewestBucket(transaction, bucket);
    return true;
  });
}

interface CountBucket {
  since: string;
  until: string;
}

/** The open block begins later from now on, and has so many less. */
async function splitOpenBucket(
  transaction: Transaction<Tables>,
  bucket: CountBucket,
  openUntil: string,
): Promise<void> {
  const { since, until } = bucket;
  const isOpen = sql<boolean>`since = ${since}`;
  await transaction.updateTable('survey_blocks').set({ until }).where(isOpen).execute();
  await transaction
    .insertInto('survey_blocks')
    .values({ since: until, until: openUntil })
    .execute();
  await transaction.updateTable('survey_tallies').set({ since: until }).where(isOpen).execute();
  await countBucket(transaction, bucket);
  await addCounts(transaction, since, until, sql`-entries`);
}

async function closeNewestBucket(
  transaction: Transaction<Tables>,
  bucket: CountBucket,
): Promise<void> {
  await transaction.insertInto('survey_blocks').values(bucket).execute();
  await countBucket(transaction, bucket);
  await addCounts(transaction, bucket.since, ALL_BUCKETS, sql`entries`);
}

async function countBucket(transaction: Transaction<Tables>, bucket: CountBucket): Promise<void> {
  for (const deleted of [0, 1] as const) {
    await countBucketOf(transaction, bucket, deleted, sql.ref('volunteer_id'));
    await countBucketOf(transaction, bucket, deleted, sql.lit(ALL_VOLUNTEERS));
  }
}

/** Live and deleted ones apart: each have an index by time. */
async function countBucketOf(
  transaction: Transaction<Tables>,
  { since, until }: CountBucket,
  deleted: SqlBoolean,
  owner: RawBuilder<unknown>,
): Promise<void> {
  const counted = transaction
    .selectFrom('surveys')
    .select([
      sql<number>`${owner}`.as('whose'),
      sql<SqlBoolean>`${sql.lit(deleted)}`.as('deleted'),
      'survey_type',
      sql<string>`cast(${since} as text)`.as('since'),
      sql<number>`count(*)`.as('entries'),
    ])
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy([sql`1`, 'survey_type']);
  await transaction.insertInto('survey_tallies').columns(COLUMNS).expression(counted).execute();
}

const COLUMNS = ['volunteer_id', 'deleted', 'survey_type', 'since', 'entries'] as const;

/** What one block has is added to another. */
async function addCounts(
  transaction: Transaction<Tables>,
  from: string,
  to: string,
  entries: RawBuilder<unknown>,
): Promise<void> {
  const counted = transaction
    .selectFrom('survey_tallies')
    .select([
      'volunteer_id',
      'deleted',
      'survey_type',
      sql<string>`cast(${to} as text)`.as('since'),
      sql<number>`${entries}`.as('entries'),
    ])
    .where('since', '=', from);
  await transaction
    .insertInto('survey_tallies')
    .columns(COLUMNS)
    .expression(counted)
    .onConflict((conflict) =>
      conflict
        .columns(['volunteer_id', 'deleted', 'survey_type', 'since'])
        .doUpdateSet({ entries: sql`survey_tallies.entries + excluded.entries` }),
    )
    .execute();
}

/** Of the open block; where there is none, of what is in no block. */
async function newestSince({ dialect }: AppContext, db: Kysely<Tables>): Promise<string> {
  const newest = dialect.openBucketEnd
    ? sql<string | null>`(select max(since) from survey_blocks)`
    : sql<string | null>`(select max(until) from survey_blocks)`;
  const { since } = await db.selectNoFrom(newest.as('since')).executeTakeFirstOrThrow();
  return since ?? MIN_TIME;
}

function liveFrom(db: Kysely<Tables>, since: string) {
  return db
    .selectFrom('surveys')
    .select('created_at')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .limit(1);
}
