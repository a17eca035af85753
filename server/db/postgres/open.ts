import { Socket } from 'node:net';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Tables } from '../tables.ts';

const POOL_SIZE = 10;
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;

const LIMITS = {
  statement_timeout: STATEMENT_MS,
  // For a server that has stopped answering and cannot keep its own limit.
  query_timeout: STATEMENT_MS + CONNECT_MS,
};

/** How the database's own lists name our connections. */
export const APPLICATION = 'adhyay';

type OnIdleError = (error: Error) => void;

/** How many connections are at work, and how many queries wait for one. */
export type PoolUsage = () => { used: number; waiting: number };

export interface OpenedPostgres {
  db: Kysely<Tables>;
  pool: PoolUsage;
  /** Whoever waits for an answer is told at once that none comes. */
  closeConnections: () => void;
}

/** @param onIdleError is told when a connection breaks outside a query */
export function openPostgres(url: string, onIdleError: OnIdleError): OpenedPostgres {
  return open(url, onIdleError, LIMITS);
}

/** A change of the schema may take as long as the entries that are there need. */
export function openPostgresUnlimited(url: string, onIdleError: OnIdleError): OpenedPostgres {
  return open(url, onIdleError, {});
}

function open(
  url: string,
  onIdleError: OnIdleError,
  limits: Partial<typeof LIMITS>,
): OpenedPostgres {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString: url,
    application_name: APPLICATION,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    ...limits,
    keepAlive: true,
    stream: () => trackedSocket(sockets),
  });
  // Without these listeners a database restart would end the whole program: the first is for a
  // connection that nobody uses, the second for one that a transaction holds between two queries.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  return {
    db: new Kysely<Tables>({ dialect: new Postgres({ pool }) }),
    pool: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    closeConnections: () => {
      for (const socket of sockets) socket.destroy(new Error('the database has not answered'));
    },
  };
}

function trackedSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

class Postgres extends PostgresDialect {
  override createAdapter() {
    return new WithoutSessionLock();
  }
}

/**
 * Who migrates holds a lock of its transaction (`holdMigrations`). Kysely's own is the session's, and a pooler in
 * front may hand the session to somebody else before it is given back.
 */
class WithoutSessionLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
