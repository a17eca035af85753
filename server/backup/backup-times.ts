import type { AppContext } from '../context.ts';
import { readMetadata } from '../db/metadata/metadata.ts';

export const findLastBackupAt = (ctx: AppContext): Promise<Date | undefined> =>
  readTime(ctx, 'last_backup');

export const findRestoredAt = (ctx: AppContext): Promise<Date | undefined> =>
  readTime(ctx, 'restored_at');

async function readTime(
  { db }: AppContext,
  name: 'last_backup' | 'restored_at',
): Promise<Date | undefined> {
  const value = await readMetadata(db, name);
  return value === undefined ? undefined : new Date(value);
}
