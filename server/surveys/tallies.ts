// Counts that are kept. Entries stand in blocks of time; what is in a closed block is counted by the
// database with every change (db/…-dialect.ts), and only what is newer has to be counted when asked.
import { type ExpressionBuilder, type RawBuilder, sql, type Transaction } from 'kysely';
import type { SurveyType } from '#domain/survey.ts';
import type { Flag, Tables } from '../db/tables.ts';
import type { House } from '../house.ts';

/** Entries of a block. Twice as many may stand open before the older half is closed. */
export const BLOCK = 2048;
/** No volunteer has it, also none that a request may name. */
const EVERYBODY = -1;

export interface Counted {
  deleted: boolean;
  /** Undefined for everybody's. */
  ownerId: number | undefined;
}
export interface TypeCounts {
  adult: number;
  child: number;
}

const openSince = sql<string>`(select coalesce(max(until), '') from survey_blocks)`;

/** How many entries there are, by type. */
export async function countSurveys({ db }: House, counted: Counted): Promise<TypeCounts> {
  const { adult, child } = await db
    .selectNoFrom((builder) => [
      countOf(builder, counted, 'adult').as('adult'),
      countOf(builder, counted, 'child').as('child'),
    ])
    .executeTakeFirstOrThrow();
  // PostgreSQL hands sums back as text.
  return { adult: Number(adult), child: Number(child) };
}

function countOf(
  builder: ExpressionBuilder<Tables, never>,
  { deleted, ownerId }: Counted,
  type: SurveyType,
): RawBuilder<number | string> {
  const closed = builder
    .selectFrom('survey_tallies')
    .select(sql`coalesce(sum(entries), 0)`.as('entries'))
    .where('volunteer_id', '=', ownerId ?? EVERYBODY)
    .where('deleted', '=', flag(deleted))
    .where('survey_type', '=', type);
  let open = builder
    .selectFrom('surveys')
    .select(sql`count(*)`.as('entries'))
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .where('survey_type', '=', type)
    .where('created_at', '>=', openSince);
  if (ownerId !== undefined) open = open.where('volunteer_id', '=', ownerId);
  return sql`${closed} + ${open}`;
}

/** How many live entries each of these volunteers has. */
export async function countOfEach(
  { db }: House,
  volunteerIds: readonly number[],
): Promise<Map<number, number>> {
  const counts = new Map(volunteerIds.map((id) => [id, 0]));
  if (volunteerIds.length === 0) return counts;
  const closed = db
    .selectFrom('survey_tallies')
    .select(['volunteer_id', sql<number | string>`sum(entries)`.as('entries')])
    .where('volunteer_id', 'in', volunteerIds)
    .where('deleted', '=', flag(false))
    .groupBy('volunteer_id');
  const open = db
    .selectFrom('surveys')
    .select(['volunteer_id', sql<number | string>`count(*)`.as('entries')])
    .where('volunteer_id', 'in', volunteerIds)
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', openSince)
    .groupBy('volunteer_id');
  for (const { volunteer_id, entries } of await closed.unionAll(open).execute()) {
    counts.set(volunteer_id, (counts.get(volunteer_id) ?? 0) + Number(entries));
  }
  return counts;
}

interface Block {
  since: string;
  until: string;
}

export interface Spot {
  since: string;
  /** How many of the list's entries are older. */
  before: number;
}

/** The block in which the entry stands that has so many older ones before it. */
export async function spotOf(
  { db }: House,
  { deleted, ownerId }: Counted,
  type: SurveyType | undefined,
  older: number,
): Promise<Spot> {
  let blocks = db
    .selectFrom('survey_tallies')
    .select(['since', sql<number>`sum(entries)`.as('entries')])
    .where('volunteer_id', '=', ownerId ?? EVERYBODY)
    .where('deleted', '=', flag(deleted))
    .groupBy('since');
  if (type) blocks = blocks.where('survey_type', '=', type);
  const { since, before } = await db
    .with('counted', () => blocks)
    .with('walk', (walk) =>
      walk
        .selectFrom('counted')
        .select([
          'since',
          sql<number | string>`sum(entries) over (order by since) - entries`.as('before'),
        ])
        .unionAll((open) =>
          open
            .selectFrom('counted')
            .select([openSince.as('since'), sql<number>`coalesce(sum(entries), 0)`.as('before')]),
        ),
    )
    .selectFrom('walk')
    .select(['since', 'before'])
    .where('before', '<=', older)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { since, before: Number(before) };
}

/**
 * Closes the older half of what stands open, block by block, each in a transaction of its own.
 * @returns how many blocks were closed
 */
export async function closeBlocks(house: House, size = BLOCK): Promise<number> {
  for (let closed = 0; ; closed += 1) {
    if (!(await isFull(house, size)) || !(await closeOne(house, size))) return closed;
  }
}

async function isFull({ db }: House, size: number): Promise<boolean> {
  const row = await openLive(db)
    .offset(2 * size)
    .executeTakeFirst();
  return row !== undefined;
}

async function closeOne({ db, dialect }: House, size: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await dialect.holdSurveys(transaction);
    const { since } = await transaction
      .selectNoFrom(openSince.as('since'))
      .executeTakeFirstOrThrow();
    const until = await openLive(transaction)
      .where('created_at', '>', since)
      .offset(size)
      .executeTakeFirst();
    // Somebody else was quicker, or all of it happened in the same millisecond.
    if (!until) return false;
    const block = { since, until: until.created_at };
    await transaction.insertInto('survey_blocks').values(block).execute();
    for (const deleted of [false, true]) {
      await tallyBlock(transaction, block, deleted, sql.ref('volunteer_id'));
      await tallyBlock(transaction, block, deleted, sql.lit(EVERYBODY));
    }
    return true;
  });
}

/** Live and deleted ones apart: each have an index by time. */
async function tallyBlock(
  transaction: Transaction<Tables>,
  { since, until }: Block,
  deleted: boolean,
  whose: RawBuilder<unknown>,
): Promise<void> {
  const counted = transaction
    .selectFrom('surveys')
    .select([
      sql<number>`${whose}`.as('whose'),
      'survey_type',
      sql<Flag>`${sql.lit(flag(deleted))}`.as('deleted'),
      sql<string>`cast(${since} as text)`.as('since'),
      sql<number>`count(*)`.as('entries'),
    ])
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .groupBy([sql`1`, 'survey_type']);
  await transaction
    .insertInto('survey_tallies')
    .columns(['volunteer_id', 'survey_type', 'deleted', 'since', 'entries'])
    .expression(counted)
    .execute();
}

function openLive(db: House['db']) {
  return db
    .selectFrom('surveys')
    .select('created_at')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', openSince)
    .orderBy('created_at')
    .limit(1);
}

function flag(yes: boolean): Flag {
  return yes ? 1 : 0;
}
