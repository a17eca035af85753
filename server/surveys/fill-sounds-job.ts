// Adds the sounds of entries from before the search by sound in small batches, so that a start does not wait for them.
import { MINUTE_MS } from '#domain/durations.ts';
import { soundsOf } from '#domain/surveys/search/sounds.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';

const INTERVAL_MS = MINUTE_MS;
const BATCH_SIZE = 50;

export function fillSoundsJob(ctx: AppContext): Job {
  return {
    everyMs: INTERVAL_MS,
    run: async (stopping) => {
      while (!stopping.aborted && (await fillSounds(ctx)) === BATCH_SIZE);
    },
    failure: 'entries could not be made ready for the search by sound',
  };
}

/** @returns the number of entries filled */
export async function fillSounds({ db }: AppContext): Promise<number> {
  const rows = await db
    .selectFrom('surveys')
    .selectAll()
    .where('sounds', '=', '')
    .orderBy('id', 'desc')
    .limit(BATCH_SIZE)
    .execute();
  if (rows.length === 0) return 0;
  await db.transaction().execute(async (transaction) => {
    for (const row of rows) {
      await transaction
        .updateTable('surveys')
        .set({ sounds: soundsOf(row) })
        .where('id', '=', row.id)
        // An entry written meanwhile has them.
        .where('sounds', '=', '')
        .execute();
    }
  });
  return rows.length;
}
