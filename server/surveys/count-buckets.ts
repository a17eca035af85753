// The blocks of the kept counts (tallies.ts): when the newest one is full, its older half becomes a block
// of its own. Where the newest entries are in no block, the older half of those does.
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { House } from '../context.ts';
import { ALL_BLOCKS, EVERYBODY } from '../db/count-keys.ts';
import type { Flag, Tables } from '../db/tables.ts';

/** Entries of a block. Twice as many may stand together before it is parted. */
export const BLOCK = 4096;
/** Where what stands open is counted with every list. */
const COUNTED_BLOCK = 1024;
/** Before any time that is written in digits. */
const BEGINNING = '0';

/**
 * Each block in a transaction of its own, which is over in a few milliseconds.
 * @param stopping leaves the blocks that are not begun for the next time
 * @returns how many blocks were made
 * @throws what the database does when others hold it for too long; what is closed stays closed
 */
export async function closeBlocks(
  house: House,
  size = house.dialect.openBlockEnds ? BLOCK : COUNTED_BLOCK,
  stopping?: AbortSignal,
): Promise<number> {
  for (let closed = 0; ; closed += 1) {
    if (stopping?.aborted) return closed;
    if (!(await isFull(house, size)) || !(await closeOne(house, size))) return closed;
  }
}

async function isFull(house: House, size: number): Promise<boolean> {
  const since = await newestSince(house, house.db);
  const beyond = await liveFrom(house.db, since)
    .offset(2 * size)
    .executeTakeFirst();
  return beyond !== undefined;
}

async function closeOne(house: House, size: number): Promise<boolean> {
  return house.db.transaction().execute(async (transaction) => {
    await house.dialect.holdSurveys(transaction);
    const since = await newestSince(house, transaction);
    const boundary = await liveFrom(transaction, since)
      .where('created_at', '>', since)
      .offset(size)
      .executeTakeFirst();
    // Somebody else was quicker, or all of it happened in the same millisecond.
    if (!boundary) return false;
    const block = { since, until: boundary.created_at };
    const { openBlockEnds } = house.dialect;
    if (openBlockEnds) await partOpenBlock(transaction, block, openBlockEnds);
    else await closeNewest(transaction, block);
    return true;
  });
}

interface Block {
  since: string;
  until: string;
}

/** The open block begins later from now on, and has so many less. */
async function partOpenBlock(
  transaction: Transaction<Tables>,
  block: Block,
  openUntil: string,
): Promise<void> {
  const { since, until } = block;
  const isOpen = sql<boolean>`since = ${since}`;
  await transaction.updateTable('survey_blocks').set({ until }).where(isOpen).execute();
  await transaction
    .insertInto('survey_blocks')
    .values({ since: until, until: openUntil })
    .execute();
  await transaction.updateTable('survey_tallies').set({ since: until }).where(isOpen).execute();
  await count(transaction, block);
  await add(transaction, since, until, sql`-entries`);
}

async function closeNewest(transaction: Transaction<Tables>, block: Block): Promise<void> {
  await transaction.insertInto('survey_blocks').values(block).execute();
  await count(transaction, block);
  await add(transaction, block.since, ALL_BLOCKS, sql`entries`);
}

async function count(transaction: Transaction<Tables>, block: Block): Promise<void> {
  for (const deleted of [0, 1] as const) {
    await countOf(transaction, block, deleted, sql.ref('volunteer_id'));
    await countOf(transaction, block, deleted, sql.lit(EVERYBODY));
  }
}

/** Live and deleted ones apart: each have an index by time. */
async function countOf(
  transaction: Transaction<Tables>,
  { since, until }: Block,
  deleted: Flag,
  whose: RawBuilder<unknown>,
): Promise<void> {
  const counted = transaction
    .selectFrom('surveys')
    .select([
      sql<number>`${whose}`.as('whose'),
      sql<Flag>`${sql.lit(deleted)}`.as('deleted'),
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
async function add(
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
async function newestSince({ dialect }: House, db: Kysely<Tables>): Promise<string> {
  const newest = dialect.openBlockEnds
    ? sql<string | null>`(select max(since) from survey_blocks)`
    : sql<string | null>`(select max(until) from survey_blocks)`;
  const { since } = await db.selectNoFrom(newest.as('since')).executeTakeFirstOrThrow();
  return since ?? BEGINNING;
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
