// Each write is a transaction of its own, with a flush of its own.
import type { DatabaseSync } from 'node:sqlite';
import { type GroupMember, retryWhileBusy } from '#server/db/sqlite/group-commit.ts';
import { replaceModule } from './replace-module.ts';

export { isBusy, retryWhileBusy } from '#server/db/sqlite/group-commit.ts';

replaceModule('server/db/sqlite/group-commit.ts', import.meta.url);

export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #beforeCommit: () => void;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(database: DatabaseSync, beforeCommit: () => void = () => {}) {
    this.#database = database;
    this.#beforeCommit = beforeCommit;
  }

  async begin(): Promise<GroupMember> {
    const endTurn = await this.#waitForTurn();
    await retryWhileBusy(() => this.#database.exec('begin immediate'));
    let hasEnded = false;
    const end = (statement: string) => {
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
