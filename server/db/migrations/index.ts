// In the order in which they run. A name is never changed once it has been released.
import { initialSchema } from './0001-initial-schema/migration.ts';
import type { Migration } from './migration.ts';

export const migrations: Record<string, Migration> = {
  '0001-initial-schema': initialSchema,
};
