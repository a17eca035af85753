// A restore or a key change is not repeated by a client, so an unknown outcome is reported to the operator.
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import pg from 'pg';
import { MINUTE_MS } from '#domain/durations.ts';
import { errorMessageOf } from '../../errors/error-details.ts';
import { UnknownOutcomeError } from '../errors/unknown-outcome-error.ts';
import type { Tables } from '../tables.ts';
import { withTimeout } from '../with-timeout.ts';

export const COMMIT_TIMEOUT_MS = MINUTE_MS;
/** A server goes away with this class of errors, perhaps after the commit. */
const OPERATOR_INTERVENTION = '57P';

/** @throws UnknownOutcomeError; any other error: nothing was committed */
export async function commit(
  transaction: ControlledTransaction<Tables>,
  closeConnections: () => void,
  timeoutMs: number,
): Promise<void> {
  await withTimeout(timeoutMs, closeConnections, () => endWhenIdle(transaction, timeoutMs));
  try {
    await withTimeout(timeoutMs, closeConnections, () => transaction.commit().execute());
  } catch (error) {
    if (error instanceof pg.DatabaseError && !error.code?.startsWith(OPERATOR_INTERVENTION))
      throw error;
    throw new UnknownOutcomeError(
      `The connection to the database broke or fell silent at the very end (${errorMessageOf(error)}).
It is not known whether the data was replaced. The database holds either the old data or the new data, completely.`,
      { cause: error },
    );
  }
}

/** A server process that lost its client would keep its locks, and look like a running program, for hours. */
async function endWhenIdle(transaction: Kysely<Tables>, timeoutMs: number): Promise<void> {
  const timeout = sql.lit(`${timeoutMs}ms`);
  await sql`set local idle_in_transaction_session_timeout = ${timeout}`.execute(transaction);
  await sql`set idle_session_timeout = ${timeout}`.execute(transaction);
}
