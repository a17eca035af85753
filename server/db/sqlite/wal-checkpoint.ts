// Checkpoints of the write-ahead log. A long log is copied by another thread, because copying it blocks whoever
// does it. After deletions it is truncated: until then it still contains the deleted data.
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { CheckpointThread } from './checkpoint-thread.ts';
import type { GroupCommit } from './group-commit.ts';

const AFTER_DELETION_MS = 100;
/** Overwritten data is little, and updates are frequent. */
const AFTER_UPDATE_MS = 60_000;
const BETWEEN_MS = 1000;
/** A reader of an older state, such as a backup, blocks the truncation. */
const RETRY_MS = 1000;
const CHECK_MS = 200;
const LONG_LOG_BYTES = 16 * 2 ** 20;

export class WalCheckpoint {
  readonly #writer: DatabaseSync;
  readonly #groupCommit: GroupCommit;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #lastRun = Number.NEGATIVE_INFINITY;

  readonly #thread: CheckpointThread;
  readonly #logFile: string;
  #checkTimer: NodeJS.Timeout | undefined;

  constructor(writer: DatabaseSync, groupCommit: GroupCommit) {
    this.#writer = writer;
    this.#groupCommit = groupCommit;
    const file = writer.location() ?? '';
    this.#logFile = `${file}-wal`;
    this.#thread = new CheckpointThread(file);
  }

  afterWrite(): void {
    this.#checkTimer ??= setTimeout(() => void this.#checkLength(), CHECK_MS).unref();
  }

  afterDeletion(): void {
    this.#scheduleWithin(AFTER_DELETION_MS);
  }

  afterUpdate(): void {
    this.#scheduleWithin(AFTER_UPDATE_MS);
  }

  /** Closing the last connection truncates the log anyway. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#checkTimer);
    await this.#thread.end();
  }

  /** The thread copies nearly all; what was written meanwhile is little, and lets the log start again. */
  async #checkLength(): Promise<void> {
    const length = statSync(this.#logFile, { throwIfNoEntry: false })?.size ?? 0;
    if (length > LONG_LOG_BYTES) {
      const isCopied = await this.#thread.checkpoint();
      if (isCopied) await this.#groupCommit.runAlone(() => this.#copyRest()).catch(() => {});
    }
    this.#checkTimer = undefined;
  }

  #copyRest(): void {
    if (this.#writer.isOpen) this.#writer.exec('pragma wal_checkpoint(passive)');
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
