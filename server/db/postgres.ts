import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from './tables.ts';

const POOL_SIZE = 10;
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;

/** @param onIdleError is told when a connection breaks outside a query */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // For a server that has stopped answering and cannot keep its own limit.
    query_timeout: STATEMENT_MS + CONNECT_MS,
    keepAlive: true,
  });
  // Without these listeners a database restart would end the whole program: the first is for a
  // connection that nobody uses, the second for one that a transaction holds between two queries.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
