/**
 * The statements of each database, one after another. They are a migration's own and call nothing of the
 * program: what a migration does stays the same for ever.
 */
export interface Migration {
  sqlite: readonly string[];
  postgres: readonly string[];
}
