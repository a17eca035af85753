// Commits; if the connection breaks meanwhile, txid_status tells whether it succeeded.
import { setTimeout } from 'node:timers/promises';
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { UnknownOutcomeError } from '../unknown-outcome-error.ts';
import { withTimeout } from '../with-timeout.ts';
import { openPostgresUnlimited } from './open.ts';

export interface CommitTimeouts {
  commitMs: number;
  /** Milliseconds to look up the status: a crashed server replays its log first. */
  statusMs: number;
}

export const COMMIT_TIMEOUTS: CommitTimeouts = { commitMs: 60_000, statusMs: 30_000 };
const STATUS_QUERY_MS = 10_000;
const RETRY_MS = 250;

interface PendingCommit {
  transaction: ControlledTransaction<Tables>;
  closeConnections: () => void;
  url: string;
}

/** @throws UnknownOutcomeError; any other error: nothing was committed */
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

/** Ends an abandoned server process, whose locks would last for hours; a running commit is 'active'. */
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
