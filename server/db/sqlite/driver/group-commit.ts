// Transactions that arrive together are savepoints of one SQLite transaction and share one fsync
// (docs/decisions/0010-sqlite-writes.md).
import type { DatabaseSync } from 'node:sqlite';
import { retryWhileBusy } from '../retry-while-busy.ts';

const MAX_MEMBERS = 64;
const MAX_GROUP_MS = 10;

export interface WriteTransaction {
  /** @throws if the transaction is over, or SQLite has rolled it back */
  run: <Result>(write: () => Result) => Result;
  /** Durable when it resolves; after an error nothing of the transaction is stored. */
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
}

export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #beforeCommit: () => void;
  #lastTurn: Promise<void> = Promise.resolve();
  #queued = 0;
  /** Ended transactions of the open group. */
  #members: PromiseWithResolvers<void>[] = [];
  #startedAt = 0;

  /** @param beforeCommit runs once in each group */
  constructor(database: DatabaseSync, beforeCommit: () => void = () => {}) {
    this.#database = database;
    this.#beforeCommit = beforeCommit;
  }

  async begin(): Promise<WriteTransaction> {
    const askedAt = performance.now();
    const endTurn = await this.#waitForTurn();
    try {
      if (this.#isFull()) this.#commitGroup();
      if (!this.#isOpen()) {
        await retryWhileBusy(() => this.#database.exec('begin immediate'), askedAt);
        this.#startedAt = performance.now();
      }
      this.#database.exec('savepoint member');
    } catch (error) {
      this.#failIfClosed(error);
      endTurn();
      throw error;
    }
    return this.#createTransaction(endTurn);
  }

  /** Pragmas and `vacuum` run outside a transaction. */
  async runAlone<Result>(run: () => Result): Promise<Result> {
    const askedAt = performance.now();
    const endTurn = await this.#waitForTurn();
    try {
      this.#commitGroup();
      return await retryWhileBusy(run, askedAt);
    } finally {
      endTurn();
    }
  }

  #createTransaction(endTurn: () => void): WriteTransaction {
    let hasEnded = false;
    const groupCommitted = () => {
      const member = Promise.withResolvers<void>();
      this.#members.push(member);
      endTurn();
      return member.promise;
    };
    return {
      run: (write) => {
        if (hasEnded) throw new Error('the transaction is over');
        this.#assertOpen();
        try {
          return write();
        } catch (error) {
          // SQLite rolls the whole group back on a full disk.
          this.#failIfClosed(error);
          throw error;
        }
      },
      commit: async () => {
        hasEnded = true;
        try {
          this.#assertOpen();
          this.#database.exec('release member');
        } catch (error) {
          this.#failGroup(error);
          endTurn();
          throw error;
        }
        await groupCommitted();
      },
      rollback: async () => {
        // Kysely calls rollback after a failed commit, too.
        if (hasEnded) return;
        hasEnded = true;
        try {
          if (this.#isOpen()) this.#database.exec('rollback to member; release member');
        } catch (error) {
          this.#failGroup(error);
        }
        // The error may be due to another member's row, which must be durable before the caller hears of it.
        if (this.#members.length > 0) await groupCommitted();
        else endTurn();
      },
    };
  }

  /** The group commits when no other transaction is queued. @returns a function that ends the turn */
  async #waitForTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const thisTurn = Promise.withResolvers<void>();
    this.#lastTurn = thisTurn.promise;
    this.#queued += 1;
    await before;
    return () => {
      this.#queued -= 1;
      // Requests already in the sockets can still join.
      if (this.#queued === 0) setImmediate(() => this.#queued === 0 && this.#commitGroup());
      thisTurn.resolve();
    };
  }

  #isFull(): boolean {
    const isOld = performance.now() - this.#startedAt > MAX_GROUP_MS;
    return this.#members.length >= MAX_MEMBERS || (this.#members.length > 0 && isOld);
  }

  #commitGroup(): void {
    if (!this.#isOpen()) return;
    try {
      this.#beforeCommit();
      this.#database.exec('commit');
      for (const member of this.#members.splice(0)) member.resolve();
    } catch (error) {
      this.#failGroup(error);
    }
  }

  #failGroup(error: unknown): void {
    for (const member of this.#members.splice(0)) member.reject(error);
    if (this.#isOpen()) this.#database.exec('rollback');
  }

  #failIfClosed(error: unknown): void {
    if (!this.#isOpen()) this.#failGroup(error);
  }

  /** A write would commit on its own without an open transaction. */
  #assertOpen(): void {
    if (!this.#isOpen()) throw new Error('the transaction was rolled back');
  }

  #isOpen(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }
}
