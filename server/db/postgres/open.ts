import { Socket } from 'node:net';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Tables } from '../tables.ts';

const POOL_SIZE = 10;
const CONNECT_MS = 5000;
const STATEMENT_MS = 15_000;

const LIMITS = {
  statement_timeout: STATEMENT_MS,
  // Client-side limit, for a server that hangs and cannot enforce its own.
  query_timeout: STATEMENT_MS + CONNECT_MS,
};

/** replace.ts looks for it in pg_stat_activity. */
export const APPLICATION = 'adhyay';

type OnIdleError = (error: Error) => void;

export type PoolUsage = () => { used: number; waiting: number };

export interface OpenedPostgres {
  db: Kysely<Tables>;
  pool: PoolUsage;
  closeConnections: () => void;
}

/** @param onIdleError receives errors of connections outside a query */
export function openPostgres(url: string, onIdleError: OnIdleError): OpenedPostgres {
  return open(url, onIdleError, LIMITS);
}

/** Migrations, backups and restores may take long. */
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
    types: { getTypeParser: numbersForBigints },
    ...limits,
    keepAlive: true,
    stream: () => trackedSocket(sockets),
  });
  // pg emits 'error' on idle connections and between the queries of a transaction, and for idle ones also on the pool;
  // unhandled, it ends Node.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onIdleError));
  return {
    db: new Kysely<Tables>({ dialect: new Postgres({ pool }) }),
    pool: () => ({ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    closeConnections: () => {
      for (const socket of sockets) socket.destroy(new Error('the database has not answered'));
    },
  };
}

/** Amounts in paise stay far below 2^53; pg would hand them over as text. */
const numbersForBigints: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);

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

/** A pooler may pass Kysely's session lock to another client, so lockMigrations takes a transaction lock. */
class WithoutSessionLock extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
