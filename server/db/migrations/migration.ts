/** Migrations import nothing from the program, so that they never change with it. */
export interface Migration {
  sqlite: readonly string[];
  postgres: readonly string[];
}
