// One pass over the index of the filters counts all entries (docs/decisions/0048).
import { sql } from 'kysely';
import { typesCountedBy } from '#domain/statistics/dimensions.ts';
import type { Statistics, StatisticsQuery } from '#domain/statistics/statistics-schema.ts';
import type { AppContext } from '../../context.ts';
import { listSpellings } from '../../places/spellings.ts';
import { conditionsOf } from '../filters/conditions.ts';
import { type Grouping, groupingBy } from './grouping.ts';
import { pivot } from './pivot.ts';

export async function countEntries(ctx: AppContext, query: StatisticsQuery): Promise<Statistics> {
  const rows = await groupingBy(ctx, query.rows);
  const columns = await groupingBy(ctx, query.columns);
  const counted = await countByKeys(ctx, query, rows, columns);
  // A place has the name of its most used spelling.
  const pairs = counted
    .toSorted(
      (one, other) =>
        other.entries - one.entries || String(one.row).localeCompare(String(other.row)),
    )
    .map(({ row, column, entries }) => ({
      row: rows.groupOf(row),
      column: columns.groupOf(column),
      entries,
    }));
  return pivot(pairs, query.rows, query.columns);
}

async function countByKeys(
  { db, searchDb }: AppContext,
  query: StatisticsQuery,
  rows: Grouping,
  columns: Grouping,
) {
  const { place, type, volunteer_id } = query;
  const spellings = place === undefined ? [] : await listSpellings({ db }, place);
  let entries = searchDb
    .selectFrom('surveys')
    .where('deleted_at', 'is', null)
    .where(conditionsOf(query, spellings));
  for (const counted of [...(type ? [type] : []), ...typesCountedBy(query)]) {
    entries = entries.where('survey_type', '=', counted);
  }
  if (volunteer_id !== undefined) entries = entries.where('volunteer_id', '=', volunteer_id);
  return entries
    .select(({ fn }) => [
      rows.key.as('row'),
      columns.key.as('column'),
      fn.countAll<number>().as('entries'),
    ])
    .groupBy(sql`1, 2`)
    .execute();
}
