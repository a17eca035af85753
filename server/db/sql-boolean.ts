import type { SqlBoolean } from './tables.ts';

export function toSqlBoolean(value: boolean): SqlBoolean {
  return value ? 1 : 0;
}
