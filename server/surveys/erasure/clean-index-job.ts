import { HOUR_MS } from '#domain/durations.ts';
import type { AppContext } from '../../context.ts';
import { readMetadata, writeMetadata } from '../../db/metadata/metadata.ts';
import type { AppJob } from '../../jobs.ts';

/** A stopped run begins again. */
export function cleanIndexJob(ctx: AppContext): AppJob {
  return {
    everyMs: HOUR_MS,
    run: (stopping) => cleanIndex(ctx, stopping),
    failure: 'erased entries could not be removed from the search index',
  };
}

async function cleanIndex(
  { db, dialect, config }: AppContext,
  stopping: AbortSignal,
): Promise<void> {
  const { erased } = await db
    .selectFrom('erased_surveys')
    .select(({ fn }) => fn.countAll<number>().as('erased'))
    .executeTakeFirstOrThrow();
  // The clock may be set back, so erasures are counted rather than dated.
  if (String(erased) === ((await readMetadata(db, 'index_cleaned')) ?? '0')) return;
  await dialect.cleanIndex({ db, databaseUrl: config.databaseUrl }, stopping);
  if (!stopping.aborted) await writeMetadata(db, 'index_cleaned', String(erased));
}
