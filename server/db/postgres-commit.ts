// A commit of which it is known in the end whether it was done, also where the connection breaks before the
// database has answered.
import { setTimeout } from 'node:timers/promises';
import { type ControlledTransaction, sql } from 'kysely';
import { EndUnknown } from './end-unknown.ts';
import { openPostgresUnlimited } from './postgres.ts';
import type { Tables } from './tables.ts';

/** A database that has crashed reads its log first. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;

/**
 * @param url where the database is asked what became of it
 * @throws what the commit has thrown, when nothing was changed for certain; EndUnknown
 */
export async function commitForCertain(
  transaction: ControlledTransaction<Tables>,
  url: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select txid_current()::text as number`.execute(transaction);
  const number = rows[0]?.number ?? '';
  try {
    await transaction.commit().execute();
  } catch (error) {
    if (!(await wasDone(url, number, patienceMs))) throw error;
  }
}

async function wasDone(url: string, number: string, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const found = await statusOf(url, number).catch(reasonOf);
    if (found === 'committed') return true;
    if (found === 'aborted') return false;
    if (Date.now() > until) throw unknown(found);
    await setTimeout(PAUSE_MS);
  }
}

/** In progress where its connection has not noticed yet; nothing where the database no longer knows. */
async function statusOf(url: string, number: string): Promise<string> {
  const { db } = openPostgresUnlimited(url, () => {});
  try {
    const { rows } = await sql<{ status: string | null }>`
      select txid_status(${number}::bigint) as status`.execute(db);
    return rows[0]?.status ?? 'it no longer knows';
  } finally {
    await db.destroy();
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function unknown(reason: string): EndUnknown {
  return new EndUnknown(
    `The connection to the database broke at the very end, and it could not be asked what became of it (${reason}).
So it is not known whether it holds what it held before or all that was to take its place: it is one of the two, and whole.
When it can be reached again, run this once more. To look first: it was replaced if the time that this gives is of just now:

  select max(at) from activity where action in ('restoreBackup', 'changeKeys')
`,
  );
}
