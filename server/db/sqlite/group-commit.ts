// SQLite has one writer, and making a write durable costs as much as all the rest of it. So what arrives
// together is committed together: each member is a savepoint of one transaction, and is answered when
// the whole of it is on the disk. Nothing is acknowledged sooner than without groups, only cheaper.
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

/** After so many, or so long, the next member waits for the group before it. */
const MOST_MEMBERS = 64;
const LONGEST_MS = 10;
/** How long a member waits while another process holds the database. */
const PATIENCE_MS = 5000;
const NAP_MS = 25;

export class WriteGroups {
  readonly #database: DatabaseSync;
  #last: Promise<void> = Promise.resolve();
  #queued = 0;
  #members: PromiseWithResolvers<void>[] = [];
  #begunAt = 0;

  readonly #beforeCommit: () => void;

  /** @param beforeCommit is done once for a whole group, in its transaction */
  constructor(database: DatabaseSync, beforeCommit: () => void = () => {}) {
    this.#database = database;
    this.#beforeCommit = beforeCommit;
  }

  /** Waits for its turn and for the database; then the caller writes, and ends the turn. */
  async begin(): Promise<Turn> {
    const asked = performance.now();
    const leave = await this.#turn();
    try {
      if (this.#isFull()) this.#commit();
      if (!this.#database.isTransaction) {
        await patiently(() => this.#database.exec('begin immediate'), asked);
        this.#begunAt = performance.now();
      }
      this.#database.exec('savepoint member');
    } catch (error) {
      if (!this.#isOpen()) this.#lose(error);
      leave();
      throw error;
    }
    return this.#turnOf(leave);
  }

  /** What takes no part in any transaction: pragmas, `vacuum`. */
  async alone<Result>(run: () => Result): Promise<Result> {
    const asked = performance.now();
    const leave = await this.#turn();
    try {
      this.#commit();
      return await patiently(run, asked);
    } finally {
      leave();
    }
  }

  #turnOf(leave: () => void): Turn {
    let isOver = false;
    const settled = () => {
      const member = Promise.withResolvers<void>();
      this.#members.push(member);
      leave();
      return member.promise;
    };
    return {
      run: (write) => {
        if (isOver) throw new Error('the transaction is over');
        this.#refuseLost();
        try {
          return write();
        } catch (error) {
          // On a full disk SQLite rolls everything back by itself.
          if (!this.#isOpen()) this.#lose(error);
          throw error;
        }
      },
      keep: () => {
        isOver = true;
        try {
          this.#refuseLost();
          this.#database.exec('release member');
        } catch (error) {
          this.#lose(error);
          leave();
          throw error;
        }
        return settled();
      },
      undo: async () => {
        // Kysely also undoes what could not be kept: there is nothing left of it then.
        if (isOver) return;
        isOver = true;
        try {
          if (this.#isOpen()) this.#database.exec('rollback to member; release member');
        } catch (error) {
          this.#lose(error);
        }
        // What it was refused for may be another member's, and is to be seen when this one is told.
        if (this.#members.length > 0) await settled();
        else leave();
      },
    };
  }

  /** @returns what ends the turn; the last to leave has the group committed */
  async #turn(): Promise<() => void> {
    const before = this.#last;
    const mine = Promise.withResolvers<void>();
    this.#last = mine.promise;
    this.#queued += 1;
    await before;
    return () => {
      this.#queued -= 1;
      // A little later, so that what is in the sockets already can still join.
      if (this.#queued === 0) setImmediate(() => this.#queued === 0 && this.#commit());
      mine.resolve();
    };
  }

  #isFull(): boolean {
    const isOld = performance.now() - this.#begunAt > LONGEST_MS;
    return this.#members.length >= MOST_MEMBERS || (this.#members.length > 0 && isOld);
  }

  #commit(): void {
    if (!this.#isOpen()) return;
    try {
      this.#beforeCommit();
      this.#database.exec('commit');
      this.#settle((member) => member.resolve());
    } catch (error) {
      this.#lose(error);
    }
  }

  /** Nothing of the whole group is kept, and each of its members is told why. */
  #lose(error: unknown): void {
    this.#settle((member) => member.reject(error));
    if (this.#isOpen()) this.#database.exec('rollback');
  }

  #settle(tell: (member: PromiseWithResolvers<void>) => void): void {
    const members = this.#members;
    this.#members = [];
    for (const member of members) tell(member);
  }

  /** What would be written after the transaction is gone would stand alone. */
  #refuseLost(): void {
    if (!this.#isOpen()) throw new Error('the transaction was rolled back');
  }

  #isOpen(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }
}

export interface Turn {
  run: <Result>(write: () => Result) => Result;
  /** Resolves when what was written is durable. */
  keep: () => Promise<void>;
  undo: () => Promise<void>;
}

/** Another process may hold the database for a moment: ours does not stand still meanwhile. */
export async function patiently<Result>(
  run: () => Result,
  asked = performance.now(),
): Promise<Result> {
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isBusy(error) || performance.now() - asked > PATIENCE_MS) throw error;
      await setTimeout(NAP_MS);
    }
  }
}

export function isBusy(error: unknown): boolean {
  const isLocked = (code: unknown) => [5, 6].includes(Number(code) & 0xff);
  return error instanceof Error && 'errcode' in error && isLocked(error.errcode);
}
