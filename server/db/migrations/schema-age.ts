import { migrations } from './index.ts';

/** Schema of the versions before the first release; no migration leads on from it. */
const DEVELOPMENT_MIGRATION = '0001-first';

export const isFromDevelopment = (applied: readonly string[]): boolean =>
  applied.includes(DEVELOPMENT_MIGRATION);

export const isCurrentSchema = (applied: readonly string[]): boolean =>
  Object.keys(migrations).every((name) => applied.includes(name));

export const newerMigration = (applied: readonly string[]): string | undefined =>
  applied.find((name) => !Object.hasOwn(migrations, name));
