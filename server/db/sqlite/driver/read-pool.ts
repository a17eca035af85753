// The threads start with the first search.
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { DEFAULT_RETRY_SECONDS, problem } from '#domain/problems.ts';
import { SQLITE_INTERRUPT } from '../result-code.ts';
import { MultiConnectionAdapter } from './adapters.ts';
import type { ReadRequest, ReadResponse } from './read-worker.ts';

/** One-letter searches can be slow: the second thread serves the others. */
const THREADS = 2;
const MAX_WAITING = 50;
const workerUrl = new URL('./read-worker.ts', import.meta.url);

export class ReadPool implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver = (): Driver => new ReadPoolDriver(this.#file);
  createAdapter = () => new MultiConnectionAdapter();
  createQueryCompiler = () => new SqliteQueryCompiler();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

class ReadPoolDriver implements Driver {
  readonly #file: string;
  readonly #threads: ReadThread[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  /** @throws Problem overloaded if too many are waiting */
  async acquireConnection(): Promise<DatabaseConnection> {
    const waiting = this.#threads.reduce((sum, thread) => sum + thread.waiting, 0);
    if (waiting >= MAX_WAITING) throw problem('overloaded', { retryAfter: DEFAULT_RETRY_SECONDS });
    const thread = this.#leastBusy();
    thread.waiting += 1;
    return thread;
  }

  async beginTransaction(): Promise<void> {
    throw new Error('the reading threads know no transactions');
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof ReadThread) connection.waiting -= 1;
  }

  async destroy(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  #leastBusy(): ReadThread {
    const living = this.#threads.filter(({ hasEnded }) => !hasEnded);
    const [freest] = living.sort((one, other) => one.waiting - other.waiting);
    if (freest && (freest.waiting === 0 || living.length >= THREADS)) return freest;
    const thread = new ReadThread(this.#file);
    this.#threads.splice(0, this.#threads.length, ...living, thread);
    return thread;
  }
}

class ReadThread implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown[]>>();
  #number = 0;
  hasEnded = false;
  waiting = 0;

  constructor(file: string) {
    this.#worker = new Worker(workerUrl, { workerData: file });
    this.#worker.unref();
    this.#worker.on('message', (response: ReadResponse) => this.#settleRequest(response));
    this.#worker.on('error', (error: Error) => this.#failAll(error));
    this.#worker.on('exit', () => this.#failAll(new Error('the reading thread has ended')));
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = Promise.withResolvers<unknown[]>();
    this.#number += 1;
    this.#pending.set(this.#number, answer);
    this.#worker.postMessage({
      number: this.#number,
      query: { sql, parameters },
    } satisfies ReadRequest);
    return { rows: (await answer.promise) as Row[] };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are read in pages, not streamed');
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settleRequest(response: ReadResponse): void {
    const answer = this.#pending.get(response.number);
    this.#pending.delete(response.number);
    if ('rows' in response) answer?.resolve(response.rows);
    else answer?.reject(sqliteError(response.message, response.errcode));
  }

  /** A dead thread is no fault of the queries: an interrupted one counts as unavailable, so clients retry. */
  #failAll(error: Error): void {
    this.hasEnded = true;
    const reason = 'errcode' in error ? error : Object.assign(error, { errcode: SQLITE_INTERRUPT });
    for (const answer of this.#pending.values()) answer.reject(reason);
    this.#pending.clear();
  }
}

function sqliteError(message: string, errcode: number): Error {
  return Object.assign(new Error(message), { errcode });
}
