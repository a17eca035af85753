// Each transaction commits on its own, with its own fsync.
import type { DatabaseSync } from 'node:sqlite';
import type { WriteTransaction } from '#server/db/sqlite/driver/group-commit.ts';
import { retryWhileBusy } from '#server/db/sqlite/retry-while-busy.ts';
import { replaceModule } from './replace-module.ts';

replaceModule('server/db/sqlite/driver/group-commit.ts', import.meta.url);

export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #beforeCommit: () => void;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(database: DatabaseSync, beforeCommit: () => void = () => {}) {
    this.#database = database;
    this.#beforeCommit = beforeCommit;
  }

  async begin(): Promise<WriteTransaction> {
    const endTurn = await this.#waitForTurn();
    await retryWhileBusy(() => this.#database.exec('begin immediate'));
    let hasEnded = false;
    const end = (statement: 'commit' | 'rollback') => {
      if (hasEnded) return;
      hasEnded = true;
      if (statement === 'commit') this.#beforeCommit();
      this.#database.exec(statement);
      endTurn();
    };
    return {
      run: (write) => write(),
      commit: async () => end('commit'),
      rollback: async () => end('rollback'),
    };
  }

  async runAlone<Result>(run: () => Result): Promise<Result> {
    const endTurn = await this.#waitForTurn();
    return retryWhileBusy(run).finally(endTurn);
  }

  async #waitForTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }
}
