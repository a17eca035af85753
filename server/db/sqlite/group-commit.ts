// SQLite has one writer, and making a write durable costs as much as all the rest of it. So what arrives
// together is committed together: each member is a savepoint of one transaction, and is answered when
// the whole of it is on the disk. Nothing is acknowledged sooner than without groups, only cheaper.
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** After so many, or so long, the next member waits for the group before it. */
const MAX_MEMBERS = 64;
const MAX_GROUP_MS = 10;
/** How long a member waits while another process holds the database. */
const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 25;

export class GroupCommit {
  readonly #database: DatabaseSync;
  #lastTurn: Promise<void> = Promise.resolve();
  #queued = 0;
  #members: PromiseWithResolvers<void>[] = [];
  #startedAt = 0;

  readonly #beforeCommit: () => void;

  /** @param beforeCommit is done once for a whole group, in its transaction */
  constructor(database: DatabaseSync, beforeCommit: () => void = () => {}) {
    this.#database = database;
    this.#beforeCommit = beforeCommit;
  }

  /** Waits for its turn and for the database; then the caller writes, and ends the turn. */
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

  /** What takes no part in any transaction: pragmas, `vacuum`. */
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
          // On a full disk SQLite rolls everything back by itself.
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
        // Kysely also undoes what could not be kept: there is nothing left of it then.
        if (hasEnded) return;
        hasEnded = true;
        try {
          if (this.#isOpen()) this.#database.exec('rollback to member; release member');
        } catch (error) {
          this.#rollbackGroup(error);
        }
        // What it was refused for may be another member's, and is to be seen when this one is told.
        if (this.#members.length > 0) await groupCommitted();
        else endTurn();
      },
    };
  }

  /** @returns what ends the turn; the last to leave has the group committed */
  async #waitForTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const thisTurn = Promise.withResolvers<void>();
    this.#lastTurn = thisTurn.promise;
    this.#queued += 1;
    await before;
    return () => {
      this.#queued -= 1;
      // A little later, so that what is in the sockets already can still join.
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

  /** Nothing of the whole group is kept, and each of its members is told why. */
  #rollbackGroup(error: unknown): void {
    this.#settleMembers((member) => member.reject(error));
    if (this.#isOpen()) this.#database.exec('rollback');
  }

  #settleMembers(settle: (member: PromiseWithResolvers<void>) => void): void {
    const members = this.#members;
    this.#members = [];
    for (const member of members) settle(member);
  }

  /** What would be written after the transaction is gone would stand alone. */
  #assertOpen(): void {
    if (!this.#isOpen()) throw new Error('the transaction was rolled back');
  }

  #isOpen(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }
}

export interface GroupMember {
  run: <Result>(write: () => Result) => Result;
  /** Resolves when what was written is durable. */
  commit: () => Promise<void>;
  rollback: () => Promise<void>;
}

/** Another process may hold the database for a moment: ours does not stand still meanwhile. */
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
  const isLocked = (code: unknown) => [5, 6].includes(Number(code) & 0xff);
  return error instanceof Error && 'errcode' in error && isLocked(error.errcode);
}
