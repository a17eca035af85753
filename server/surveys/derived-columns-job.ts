// Entries of earlier releases get their derived columns in small batches, so that a start does not wait for them.
import { MINUTE_MS } from '#domain/durations.ts';
import { MAX_ID } from '#domain/ids.ts';
import { phoneticTermsOf } from '#domain/surveys/search/phonetic-terms.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { hasCurrentSounds } from '../names/current-sounds.ts';
import { indexedDocument } from './identity-numbers/identity-numbers.ts';
import { searchText } from './survey-columns.ts';

const INTERVAL_MS = MINUTE_MS;
const BATCH_SIZE = 50;

export function derivedColumnsJob(ctx: AppContext): Job {
  let last: number | undefined = MAX_ID;
  return {
    everyMs: INTERVAL_MS,
    run: async (stopping) => {
      while (!stopping.aborted && last !== undefined) last = await updateDerivedColumns(ctx, last);
    },
    failure: 'entries could not be made ready for the search',
  };
}

/** @param last the highest id to look at @returns the next one; undefined when all entries are of this release */
export async function updateDerivedColumns(
  { db, searchDb, vault }: AppContext,
  last: number = MAX_ID,
): Promise<number | undefined> {
  // The query looks at every entry when there is nothing to do, which would block the main thread.
  const rows = await searchDb
    .selectFrom('surveys')
    .selectAll()
    .where('id', '<=', last)
    .where((eb) => eb.not(hasCurrentSounds))
    .orderBy('id', 'desc')
    .limit(BATCH_SIZE)
    .execute();
  const lowest = rows.at(-1);
  if (!lowest) return undefined;
  await db.transaction().execute(async (transaction) => {
    for (const row of rows) {
      await transaction
        .updateTable('surveys')
        .set({
          search_text: searchText(row),
          sounds: phoneticTermsOf(row),
          ...indexedDocument(vault, row),
        })
        .where('id', '=', row.id)
        // An entry written meanwhile has them.
        .where('sounds', '=', row.sounds)
        .execute();
    }
  });
  return lowest.id - 1;
}
