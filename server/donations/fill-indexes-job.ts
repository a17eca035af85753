// Numbers from before the search by number, and re-encrypted ones, lack a blind index. A start does not wait for them.
import { MINUTE_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { DAMAGED_INDEX, decryptDonorId, donorIdIndex } from './donor-id-columns.ts';

const INTERVAL_MS = MINUTE_MS;
const BATCH_SIZE = 50;

export function fillDonorIndexesJob(ctx: AppContext): Job {
  return {
    everyMs: INTERVAL_MS,
    run: async (stopping) => {
      let filled = BATCH_SIZE;
      while (filled === BATCH_SIZE && !stopping.aborted) filled = await fillDonorIndexes(ctx);
    },
    failure: 'donations could not be made ready for the search by number',
  };
}

export async function fillDonorIndexes({ db, vault }: AppContext): Promise<number> {
  const rows = await db
    .selectFrom('donations')
    .select(['id', 'uid', 'id_sealed'])
    .where('id_sealed', 'is not', null)
    .where('id_index', 'is', null)
    .limit(BATCH_SIZE)
    .execute();
  if (rows.length === 0) return 0;
  await db.transaction().execute(async (transaction) => {
    for (const row of rows) {
      const number = decryptDonorId(vault, row);
      await transaction
        .updateTable('donations')
        .set({ id_index: number ? donorIdIndex(vault, number) : DAMAGED_INDEX })
        .where('id', '=', row.id)
        // A donation changed meanwhile has its index.
        .where('id_sealed', '=', row.id_sealed)
        .execute();
    }
  });
  return rows.length;
}
