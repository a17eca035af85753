// The write-ahead log contains deleted data until it is truncated.
import type { DatabaseSync } from 'node:sqlite';
import { MINUTE_MS } from '#domain/durations.ts';
import type { GroupCommit } from './group-commit.ts';

const AFTER_DELETION_MS = 100;
/** Overwritten data is little, and updates are frequent. */
const AFTER_UPDATE_MS = MINUTE_MS;
const BETWEEN_MS = 1000;
/** A reader of an older state, such as a backup, blocks the truncation. */
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

  /** Closing the last connection truncates the log anyway. */
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
    // The next write reports a full or failing disk.
    const isDone = await this.#groupCommit.runAlone(() => this.#truncate()).catch(() => false);
    if (!isDone) this.#scheduleWithin(RETRY_MS);
  }

  #truncate(): boolean {
    if (!this.#writer.isOpen) return true;
    return this.#writer.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  }
}
