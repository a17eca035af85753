// Group commit: writes that arrive together are savepoints of one transaction and share one fsync.
// Each is answered after the commit (docs/decisions/0010-sqlite-writes.md).
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { resultCode } from './result-code.ts';

const MAX_MEMBERS = 64;
const MAX_GROUP_MS = 10;
const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 25;

export class GroupCommit {
  readonly #database: DatabaseSync;
  #lastTurn: Promise<void> = Promise.resolve();
  #queued = 0;
  #members: PromiseWithResolvers<void>[] = [];
  #startedAt = 0;

  readonly #beforeCommit: () => void;

  /** @param beforeCommit runs once per group, in its transaction */
  constructor(database: DatabaseSync, beforeCommit: () => void = () => {}) {
    this.#database = database;
    this.#beforeCommit = beforeCommit;
  }

  async begin(): Promise<GroupMember> {
    const askedAt = performance.now();
    const endTurn = await this.#waitForTurn();
    try {
      if (this.#isFull()) this.#commit();
      if (!this.#database.isTransaction) {
        await retryWhileBusy(() => this.#database.exec('begin immediate'), askedAt);
        this.#startedAt = performance.now();
      }
      this.#database.exec('savepoint member');
    } catch (error) {
      if (!this.#isOpen()) this.#rollbackGroup(error);
      endTurn();
      throw error;
    }
    return this.#createMember(endTurn);
  }

  /** For statements outside a transaction: pragmas, `vacuum`. */
  async runAlone<Result>(run: () => Result): Promise<Result> {
    const askedAt = performance.now();
    const endTurn = await this.#waitForTurn();
    try {
      this.#commit();
      return await retryWhileBusy(run, askedAt);
    } finally {
      endTurn();
    }
  }

  #createMember(endTurn: () => void): GroupMember {
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
          // SQLite rolls the whole transaction back on a full disk.
          if (!this.#isOpen()) this.#rollbackGroup(error);
          throw error;
        }
      },
      commit: () => {
        hasEnded = true;
        try {
          this.#assertOpen();
          this.#database.exec('release member');
        } catch (error) {
          this.#rollbackGroup(error);
          endTurn();
          throw error;
        }
        return groupCommitted();
      },
      rollback: async () => {
        // Kysely calls rollback after a failed commit, too.
        if (hasEnded) return;
        hasEnded = true;
        try {
          if (this.#isOpen()) this.#database.exec('rollback to member; release member');
        } catch (error) {
          this.#rollbackGroup(error);
        }
        // The error may be due to another member's row, which must be durable before the caller hears of it.
        if (this.#members.length > 0) await groupCommitted();
        else endTurn();
      },
    };
  }

  /** @returns a function that ends the turn; if nobody else is queued, the group commits */
  async #waitForTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const thisTurn = Promise.withResolvers<void>();
    this.#lastTurn = thisTurn.promise;
    this.#queued += 1;
    await before;
    return () => {
      this.#queued -= 1;
      // Requests already in the sockets can still join.
      if (this.#queued === 0) setImmediate(() => this.#queued === 0 && this.#commit());
      thisTurn.resolve();
    };
  }

  #isFull(): boolean {
    const isOld = performance.now() - this.#startedAt > MAX_GROUP_MS;
    return this.#members.length >= MAX_MEMBERS || (this.#members.length > 0 && isOld);
  }

  #commit(): void {
    if (!this.#isOpen()) return;
    try {
      this.#beforeCommit();
      this.#database.exec('commit');
      this.#settleMembers((member) => member.resolve());
    } catch (error) {
      this.#rollbackGroup(error);
    }
  }

  #rollbackGroup(error: unknown): void {
    this.#settleMembers((member) => member.reject(error));
    if (this.#isOpen()) this.#database.exec('rollback');
  }

  #settleMembers(settle: (member: PromiseWithResolvers<void>) => void): void {
    const members = this.#members;
    this.#members = [];
    for (const member of members) settle(member);
  }

  /** Without an open transaction a write would commit on its own. */
  #assertOpen(): void {
    if (!this.#isOpen()) throw new Error('the transaction was rolled back');
  }

  #isOpen(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }
}

export interface GroupMember {
  run: <Result>(write: () => Result) => Result;
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
}

/** Sleeps between tries instead of using busy_timeout, which would block the main thread. */
export async function retryWhileBusy<Result>(
  run: () => Result,
  askedAt = performance.now(),
): Promise<Result> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() - askedAt > BUSY_TIMEOUT_MS) throw error;
      await setTimeout(RETRY_MS);
    }
  }
}

export function isBusy(error: unknown): boolean {
  return [5, 6].includes(resultCode(error));
}
