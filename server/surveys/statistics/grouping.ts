import { type RawBuilder, sql } from 'kysely';
import { dayAfter } from '#domain/indian-time.ts';
import {
  AGE_BANDS,
  bandName,
  type Period,
  type RowDimension,
} from '#domain/statistics/dimensions.ts';
import { periodOf } from '#domain/statistics/periods.ts';
import type { StatisticsGroup } from '#domain/statistics/statistics-schema.ts';
import type { AppContext } from '../../context.ts';
import { nameForPlaces, nameForVolunteers } from './group-names.ts';

type Key = string | number;

export interface Grouping {
  /** An expression: SQLite would choose an index sorted by a column, and read every row (docs/decisions/0048). */
  key: RawBuilder<Key>;
  groupOf: (key: Key) => StatisticsGroup;
}

/** @param dimension undefined: all entries are one group */
export async function groupingBy(
  ctx: AppContext,
  dimension: RowDimension | undefined,
): Promise<Grouping> {
  switch (dimension) {
    case undefined:
      return { key: sql`0`, groupOf: () => ({ value: '' }) };
    case 'constituency':
    case 'city':
      return { key: textKey(dimension), groupOf: await nameForPlaces(ctx) };
    case 'volunteer':
      return { key: numberKey('volunteer_id'), groupOf: await nameForVolunteers(ctx) };
    case 'age':
      return { key: ageBandKey, groupOf: (band) => ({ value: String(band) }) };
    case 'week':
    case 'month':
      return { key: utcDayKey, groupOf: (day) => ({ value: periodIn(dimension, String(day)) }) };
    case 'disabled':
      return { key: numberKey('physically_disabled'), groupOf: yesOrNo };
    case 'employed':
      return { key: numberKey('employed'), groupOf: yesOrNo };
    case 'type':
      return { key: textKey('survey_type'), groupOf: (type) => ({ value: String(type) }) };
    default:
      return { key: textKey(dimension), groupOf: (value) => ({ value: String(value) }) };
  }
}

const textKey = (column: string) => sql<string>`coalesce(${sql.ref(column)}, '')`;
const numberKey = (column: string) => sql<number>`coalesce(${sql.ref(column)}, 0)`;
const yesOrNo = (key: Key) => ({ value: key === 1 ? 'yes' : 'no' });

const bands = AGE_BANDS.map(
  (band) => sql`when age <= ${sql.lit(band.to)} then ${sql.lit(bandName(band))}`,
);
const ageBandKey = sql<string>`case ${sql.join(bands, sql` `)} end`;

/** Days in India begin at 18:30 UTC of the day before. */
const utcDayKey = sql<string>`substr(created_at, 1, 10)
  || case when substr(created_at, 12, 5) >= '18:30' then '+' else '' end`;

function periodIn(period: Period, utcDay: string): string {
  const day = utcDay.slice(0, 10);
  return periodOf(period, utcDay.endsWith('+') ? dayAfter(day) : day);
}
