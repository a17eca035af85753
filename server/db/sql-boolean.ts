import type { SqlBoolean } from './tables.ts';

/** As a column has it: SQLite knows no booleans. */
export function toSqlBoolean(value: boolean): SqlBoolean {
  return value ? 1 : 0;
}
