// Whether the migrations that a database or an archive has gone through are this program's.
import { migrations } from './migrations/index.ts';

/** Before the first release each development version had it, and nothing brings those forward. */
const DEVELOPMENT_MIGRATION = '0001-first';

export const isFromDevelopment = (applied: readonly string[]): boolean =>
  applied.includes(DEVELOPMENT_MIGRATION);

/** A migration that only a newer program has. */
export const newerMigration = (applied: readonly string[]): string | undefined =>
  applied.find((name) => !Object.hasOwn(migrations, name));
