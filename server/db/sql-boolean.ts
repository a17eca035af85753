import type { Flag } from './tables.ts';

/** As a column has it: SQLite knows no booleans. */
export function flag(yes: boolean): Flag {
  return yes ? 1 : 0;
}
