// One connection writes with group commit, another reads committed data.
import type { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type QueryResult,
  type RootOperationNode,
  SqliteIntrospector,
  SqliteQueryCompiler,
  TableNode,
} from 'kysely';
import { retryWhileBusy } from '../retry-while-busy.ts';
import { TransactionalAdapter } from './adapters.ts';
import { GroupCommit, type WriteTransaction } from './group-commit.ts';
import { Statements } from './statements.ts';
import { WalCheckpoint } from './wal-checkpoint.ts';

export interface Connections {
  writer: DatabaseSync;
  reader: DatabaseSync;
  beforeCommit: () => void;
}

export class WriterReaderDialect implements Dialect {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  createDriver = (): Driver => new WriterReaderDriver(this.#connections);
  createAdapter = () => new TransactionalAdapter();
  createQueryCompiler = (): QueryCompiler => new SqliteQueryCompiler();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);
}

class WriterReaderDriver implements Driver {
  readonly #connections: Connections;
  readonly #groupCommit: GroupCommit;
  readonly #checkpoint: WalCheckpoint;
  readonly #writes: Statements;
  readonly #reads: Statements;

  constructor(connections: Connections) {
    this.#connections = connections;
    this.#groupCommit = new GroupCommit(connections.writer, connections.beforeCommit);
    this.#checkpoint = new WalCheckpoint(connections.writer, this.#groupCommit);
    this.#writes = new Statements(connections.writer);
    this.#reads = new Statements(connections.reader);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.#groupCommit, this.#checkpoint, this.#writes, this.#reads);
  }

  async beginTransaction(session: Session): Promise<void> {
    await session.begin();
  }

  async commitTransaction(session: Session): Promise<void> {
    await session.commit();
  }

  async rollbackTransaction(session: Session): Promise<void> {
    await session.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#groupCommit.runAlone(() => undefined);
    this.#checkpoint.stop();
    this.#connections.reader.close();
    this.#connections.writer.close();
  }
}

class Session implements DatabaseConnection {
  readonly #groupCommit: GroupCommit;
  readonly #checkpoint: WalCheckpoint;
  readonly #writes: Statements;
  readonly #reads: Statements;
  /** Never reset: a late query must fail rather than commit on its own. */
  #transaction: WriteTransaction | null = null;
  #hasDeleted = false;
  #hasUpdated = false;

  constructor(
    groupCommit: GroupCommit,
    checkpoint: WalCheckpoint,
    writes: Statements,
    reads: Statements,
  ) {
    this.#groupCommit = groupCommit;
    this.#checkpoint = checkpoint;
    this.#writes = writes;
    this.#reads = reads;
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#groupCommit.begin();
  }

  async commit(): Promise<void> {
    await this.#transaction?.commit();
    this.#scheduleCheckpoint();
  }

  async rollback(): Promise<void> {
    await this.#transaction?.rollback();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return this.#transaction.run(() => this.#write<Row>(query));
    if (query.query.kind === 'SelectQueryNode')
      return retryWhileBusy(() => this.#reads.run<Row>(query));
    if (query.query.kind === 'RawNode')
      return this.#groupCommit.runAlone(() => this.#writes.run(query));
    return this.#writeOne(query);
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows are read in pages, not streamed');
  }

  async #writeOne<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const transaction = await this.#groupCommit.begin();
    let result: QueryResult<Row>;
    try {
      result = transaction.run(() => this.#write<Row>(query));
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
    await transaction.commit();
    this.#scheduleCheckpoint();
    return result;
  }

  #write<Row>(query: CompiledQuery): QueryResult<Row> {
    const result = this.#writes.run<Row>(query);
    const changed = result.rows.length > 0 || result.numAffectedRows !== 0n;
    if (deletesPersonalData(query.query)) this.#hasDeleted ||= changed;
    if (query.query.kind === 'UpdateQueryNode') this.#hasUpdated ||= changed;
    return result;
  }

  /** The write-ahead log still has deleted and overwritten data. */
  #scheduleCheckpoint(): void {
    if (this.#hasDeleted) this.#checkpoint.afterDeletion();
    else if (this.#hasUpdated) this.#checkpoint.afterUpdate();
    this.#hasDeleted = false;
    this.#hasUpdated = false;
  }
}

/** The queue contains only ids, and a job deletes there continuously. */
function deletesPersonalData(query: RootOperationNode): boolean {
  if (!DeleteQueryNode.is(query)) return false;
  return !query.from.froms.some(
    (table) => TableNode.is(table) && table.table.identifier.name === 'look_alike_queue',
  );
}
