// Runs the transactions of the single write connection one after another (docs/decisions/0010-sqlite-writes.md).
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { resultCode } from './result-code.ts';

const BUSY_TIMEOUT_MS = 5000;
const RETRY_MS = 25;

export interface WriteTransaction {
  /** @throws if the transaction is over, or SQLite has rolled it back */
  run: <Result>(write: () => Result) => Result;
  /** Durable when it resolves; after an error nothing of the transaction is stored. */
  commit: () => void;
  rollback: () => void;
}

export class WriteQueue {
  readonly #database: DatabaseSync;
  readonly #beforeCommit: () => void;
  #lastTurn: Promise<void> = Promise.resolve();

  /** @param beforeCommit runs in each transaction */
  constructor(database: DatabaseSync, beforeCommit: () => void = () => {}) {
    this.#database = database;
    this.#beforeCommit = beforeCommit;
  }

  async begin(): Promise<WriteTransaction> {
    const askedAt = performance.now();
    const endTurn = await this.#waitForTurn();
    try {
      await retryWhileBusy(() => this.#database.exec('begin immediate'), askedAt);
    } catch (error) {
      endTurn();
      throw error;
    }
    return this.#createTransaction(endTurn);
  }

  /** For statements outside a transaction: pragmas, `vacuum`. */
  async runAlone<Result>(run: () => Result): Promise<Result> {
    const askedAt = performance.now();
    const endTurn = await this.#waitForTurn();
    return retryWhileBusy(run, askedAt).finally(endTurn);
  }

  #createTransaction(endTurn: () => void): WriteTransaction {
    let hasEnded = false;
    /** Without an open transaction a write would commit on its own. */
    const assertOpen = () => {
      if (!this.#isOpen()) throw new Error('the transaction was rolled back');
    };
    const assertNotEnded = () => {
      if (hasEnded) throw new Error('the transaction is over');
    };
    const end = () => {
      hasEnded = true;
      try {
        if (this.#isOpen()) this.#database.exec('rollback');
      } finally {
        endTurn();
      }
    };
    return {
      run: (write) => {
        assertNotEnded();
        assertOpen();
        return write();
      },
      commit: () => {
        assertNotEnded();
        try {
          assertOpen();
          this.#beforeCommit();
          this.#database.exec('commit');
        } finally {
          end();
        }
      },
      // Kysely calls rollback after a failed commit, too.
      rollback: () => {
        if (!hasEnded) end();
      },
    };
  }

  async #waitForTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const thisTurn = Promise.withResolvers<void>();
    this.#lastTurn = thisTurn.promise;
    await before;
    return thisTurn.resolve;
  }

  #isOpen(): boolean {
    return this.#database.isOpen && this.#database.isTransaction;
  }
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
