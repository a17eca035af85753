// Counts that are kept. Entries stand in blocks of time; what is in a block is counted by the database
// with every change (db/…-dialect.ts). On PostgreSQL, where many write at once, the newest entries are
// in no block yet and are counted when asked.
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { SurveyType } from '#domain/survey.ts';
import { flag } from '../db/flag.ts';
import type { Tables } from '../db/tables.ts';
import { ALL_BLOCKS, EVERYBODY } from '../db/tally-keys.ts';
import type { House } from '../house.ts';

export interface Counted {
  deleted: boolean;
  /** Undefined for everybody's. */
  ownerId: number | undefined;
}
export interface TypeCounts {
  adult: number;
  child: number;
}

/** Since when entries are in no block. */
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
    .where('survey_type', '=', type)
    .where('since', '=', ALL_BLOCKS);
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
    .where('since', '=', ALL_BLOCKS)
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
    .select(['since', 'entries'])
    .where('volunteer_id', '=', ownerId ?? EVERYBODY)
    .where('deleted', '=', flag(deleted))
    .where('since', '>', ALL_BLOCKS);
  if (type) blocks = blocks.where('survey_type', '=', type);
  const [rows, { open }] = await Promise.all([
    blocks.execute(),
    db.selectNoFrom(openSince.as('open')).executeTakeFirstOrThrow(),
  ]);
  const entries = new Map<string, number>();
  for (const row of rows) entries.set(row.since, (entries.get(row.since) ?? 0) + row.entries);
  let before = 0;
  for (const since of [...entries.keys()].sort()) {
    const upTo = before + (entries.get(since) ?? 0);
    if (upTo > older) return { since, before };
    before = upTo;
  }
  return { since: open, before };
}
