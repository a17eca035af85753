// A commit of which it is known in the end whether it was done, also where the connection breaks or falls silent
// before the database has answered.
import { setTimeout } from 'node:timers/promises';
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { EndUnknown } from '../unknown-outcome-error.ts';
import { answeredWithin } from '../with-timeout.ts';
import { openPostgresUnlimited } from './open.ts';

export interface Patience {
  /** How long a commit may take: the rows are written by then, and a slow disk needs some seconds for the rest. */
  answerMs: number;
  /** How long it is asked what became of it: a database that has crashed reads its log first. */
  askingMs: number;
}

export const PATIENCE: Patience = { answerMs: 60_000, askingMs: 30_000 };
/** It may meet a silent line, too; the next one is on another. */
const ONE_ASKING_MS = 10_000;
const PAUSE_MS = 250;

interface Ending {
  transaction: ControlledTransaction<Tables>;
  /** Cuts its line. */
  cut: () => void;
  /** Where the database is asked what became of it. */
  url: string;
}

/** @throws what the commit has thrown, when nothing was changed for certain; EndUnknown */
export async function commitForCertain(
  { transaction, cut, url }: Ending,
  { answerMs, askingMs }: Patience,
): Promise<void> {
  const known = await answeredWithin(answerMs, cut, () => readKnown(transaction));
  try {
    await answeredWithin(answerMs, cut, () => transaction.commit().execute());
  } catch (error) {
    if (!(await wasDone(url, known, askingMs))) throw error;
  }
}

/** The transaction, and which process of the database works on it. */
interface Known {
  number: string;
  pid: number;
  since: string | null;
}

async function readKnown(transaction: Kysely<Tables>): Promise<Known> {
  const since = sql<string | null>`
    (select backend_start::text from pg_stat_activity where pid = pg_backend_pid())`;
  return transaction
    .selectNoFrom([
      sql<string>`txid_current()::text`.as('number'),
      sql<number>`pg_backend_pid()`.as('pid'),
      since.as('since'),
    ])
    .executeTakeFirstOrThrow();
}

async function wasDone(url: string, known: Known, askingMs: number): Promise<boolean> {
  const until = Date.now() + askingMs;
  for (;;) {
    const found = await statusOf(url, known, Math.min(askingMs, ONE_ASKING_MS)).catch(reasonOf);
    if (found === 'committed') return true;
    if (found === 'aborted') return false;
    if (Date.now() > until) throw unknown(found);
    await setTimeout(PAUSE_MS);
  }
}

async function statusOf(url: string, known: Known, ms: number): Promise<string> {
  const { db, cut } = openPostgresUnlimited(url, () => {});
  return answeredWithin(ms, cut, async () => {
    try {
      const { rows } = await sql<{ status: string | null }>`
        select txid_status(${known.number}::bigint) as status`.execute(db);
      await endWaiting(db, known);
      return rows[0]?.status ?? 'it no longer knows';
    } finally {
      await db.destroy();
    }
  });
}

/**
 * A commit that is under way nobody disturbs. But where it has never arrived, or its answer has not, the other end of
 * the line would hold the database, or keep the next restore away, for the hours until it notices that nobody is there.
 */
async function endWaiting(db: Kysely<Tables>, { pid, since }: Known): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid = ${pid} and backend_start = ${since}::timestamptz
      and state in ('idle', 'idle in transaction')`.execute(db);
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function unknown(reason: string): EndUnknown {
  return new EndUnknown(
    `The connection to the database broke or fell silent at the very end, and what became of it could not be found out (${reason}).
So it is not known whether it holds what it held before or all that was to take its place: it is one of the two, and whole.`,
  );
}
