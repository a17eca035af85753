// A commit of which it is known in the end whether it was done, also where the connection breaks or falls silent
// before the database has answered.
import { setTimeout } from 'node:timers/promises';
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { UnknownOutcomeError } from '../unknown-outcome-error.ts';
import { withTimeout } from '../with-timeout.ts';
import { openPostgresUnlimited } from './open.ts';

export interface CommitTimeouts {
  /** How long a commit may take: the rows are written by then, and a slow disk needs some seconds for the rest. */
  commitMs: number;
  /** How long it is asked what became of it: a database that has crashed reads its log first. */
  statusMs: number;
}

export const COMMIT_TIMEOUTS: CommitTimeouts = { commitMs: 60_000, statusMs: 30_000 };
/** It may meet a silent line, too; the next one is on another. */
const STATUS_QUERY_MS = 10_000;
const RETRY_MS = 250;

interface PendingCommit {
  transaction: ControlledTransaction<Tables>;
  /** Cuts its line. */
  closeConnections: () => void;
  /** Where the database is asked what became of it. */
  url: string;
}

/** @throws what the commit has thrown, when nothing was changed for certain; EndUnknown */
export async function commitWithKnownOutcome(
  { transaction, closeConnections, url }: PendingCommit,
  { commitMs, statusMs }: CommitTimeouts,
): Promise<void> {
  const backend = await withTimeout(commitMs, closeConnections, () =>
    readBackendTransaction(transaction),
  );
  try {
    await withTimeout(commitMs, closeConnections, () => transaction.commit().execute());
  } catch (error) {
    if (!(await wasCommitted(url, backend, statusMs))) throw error;
  }
}

/** The transaction, and which process of the database works on it. */
interface BackendTransaction {
  number: string;
  pid: number;
  since: string | null;
}

async function readBackendTransaction(transaction: Kysely<Tables>): Promise<BackendTransaction> {
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

async function wasCommitted(
  url: string,
  backend: BackendTransaction,
  statusMs: number,
): Promise<boolean> {
  const until = Date.now() + statusMs;
  for (;;) {
    const status = await transactionStatus(url, backend, Math.min(statusMs, STATUS_QUERY_MS)).catch(
      reasonOf,
    );
    if (status === 'committed') return true;
    if (status === 'aborted') return false;
    if (Date.now() > until) throw unknownOutcome(status);
    await setTimeout(RETRY_MS);
  }
}

async function transactionStatus(
  url: string,
  backend: BackendTransaction,
  timeoutMs: number,
): Promise<string> {
  const { db, closeConnections } = openPostgresUnlimited(url, () => {});
  return withTimeout(timeoutMs, closeConnections, async () => {
    try {
      const { rows } = await sql<{ status: string | null }>`
        select txid_status(${backend.number}::bigint) as status`.execute(db);
      await terminateBackend(db, backend);
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
async function terminateBackend(
  db: Kysely<Tables>,
  { pid, since }: BackendTransaction,
): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid = ${pid} and backend_start = ${since}::timestamptz
      and state in ('idle', 'idle in transaction')`.execute(db);
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function unknownOutcome(reason: string): UnknownOutcomeError {
  return new UnknownOutcomeError(
    `The connection to the database broke or fell silent at the very end, and what became of it could not be found out (${reason}).
So it is not known whether it holds what it held before or all that was to take its place: it is one of the two, and whole.`,
  );
}
