import { readConfig } from '#server/config.ts';
import { openContext } from '#server/startup/open-context.ts';
import { closeFullBuckets } from '#server/surveys/counts/count-buckets.ts';

const BUCKET_SIZE = 20;

/** Closes count buckets from a second connection, with buckets small enough for a test. */
export async function closeSmallBuckets(
  dataDir: string,
  databaseUrl?: string,
  keys?: string,
): Promise<void> {
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATA_KEYS: keys };
  const { ctx, close } = await openContext(readConfig(place), () => {});
  try {
    await closeFullBuckets(ctx, { size: BUCKET_SIZE });
  } catch (error) {
    // The database was locked by writers; the next call will do.
    if (!ctx.dialect.isUnavailable(error)) throw error;
  } finally {
    await close();
  }
}
