// The write-ahead log of SQLite still has the pages from before a deletion, until it is truncated.
import type { DatabaseSync } from 'node:sqlite';
import type { GroupCommit } from './group-commit.ts';

/** A moment later, so that the deletion is answered first and others can join. */
const AFTER_DELETION_MS = 100;
/** What is overwritten is little, and happens all the time. */
const AFTER_UPDATE_MS = 60_000;
/** Whoever deletes much is not held up by each. */
const BETWEEN_MS = 1000;
/** While somebody reads an older state, as a backup does, the log is theirs. */
const RETRY_MS = 1000;

export class WalCheckpoint {
  readonly #writer: DatabaseSync;
  readonly #groupCommit: GroupCommit;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #lastRun = Number.NEGATIVE_INFINITY;

  constructor(writer: DatabaseSync, groupCommit: GroupCommit) {
    this.#writer = writer;
    this.#groupCommit = groupCommit;
  }

  afterDeletion(): void {
    this.#scheduleWithin(AFTER_DELETION_MS);
  }

  afterUpdate(): void {
    this.#scheduleWithin(AFTER_UPDATE_MS);
  }

  /** The last connection to close truncates the log itself. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #scheduleWithin(ms: number): void {
    const now = performance.now();
    const dueAt = Math.max(now + ms, this.#lastRun + BETWEEN_MS);
    if (dueAt >= this.#dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => this.#run(), dueAt - now).unref();
  }

  async #run(): Promise<void> {
    this.#dueAt = Number.POSITIVE_INFINITY;
    this.#lastRun = performance.now();
    // A full or failing disk is told of by the next write.
    const isDone = await this.#groupCommit.runAlone(() => this.#truncate()).catch(() => false);
    if (!isDone) this.#scheduleWithin(RETRY_MS);
  }

  /** Waits for nobody. */
  #truncate(): boolean {
    if (!this.#writer.isOpen) return true;
    return this.#writer.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  }
}
