// Donations and enquiries of earlier releases get their phonetic keys in small batches, as entries do.
import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/durations.ts';
import { personSoundsOf } from '#domain/names/person-sounds.ts';
import type { AppContext } from '../context.ts';
import type { Job } from '../jobs.ts';
import { hasCurrentSounds } from './current-sounds.ts';

const INTERVAL_MS = MINUTE_MS;
const BATCH_SIZE = 50;
const NAME_COLUMNS = { donations: 'donor_name', enquiries: 'name' } as const;
type NamedTable = keyof typeof NAME_COLUMNS;
const TABLES = ['donations', 'enquiries'] as const satisfies NamedTable[];

export function fillSoundsJob(ctx: AppContext): Job {
  return {
    everyMs: INTERVAL_MS,
    run: async (stopping) => {
      for (const table of TABLES) {
        let filled = BATCH_SIZE;
        while (filled === BATCH_SIZE && !stopping.aborted) filled = await fillSounds(ctx, table);
      }
    },
    failure: 'donations and queries could not be made ready for the search',
  };
}

/** @returns how many rows were of another release */
export async function fillSounds({ db, searchDb }: AppContext, table: NamedTable): Promise<number> {
  const [rows, name] = [sql.table(table), sql.ref(NAME_COLUMNS[table])];
  const found = await sql<{ id: number; name: string; address: string }>`
    select id, ${name} as name, address from ${rows} where not (${hasCurrentSounds})
    order by id desc limit ${BATCH_SIZE}`.execute(searchDb);
  if (found.rows.length === 0) return 0;
  await db.transaction().execute(async (transaction) => {
    for (const person of found.rows) {
      // A row written meanwhile has them.
      await sql`
        update ${rows} set sounds = ${personSoundsOf(person)}
        where id = ${person.id} and ${name} = ${person.name} and address = ${person.address}`.execute(
        transaction,
      );
    }
  });
  return found.rows.length;
}
