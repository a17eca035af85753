export type SqlBoolean = 0 | 1;

export function toSqlBoolean(value: boolean): SqlBoolean {
  return value ? 1 : 0;
}
