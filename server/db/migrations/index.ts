// In order of execution. A released name never changes.
import { initialSchema } from './0001-initial-schema/migration.ts';
import type { Migration } from './migration.ts';

export const migrations: Record<string, Migration> = {
  '0001-initial-schema': initialSchema,
};
