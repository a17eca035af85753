import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The threadId of a worker that has exited. */
const ENDED = -1;
const workerUrl = new URL('./checkpoint-worker.ts', import.meta.url);

/** Starts with the first long log. A thread that has died is started again. */
export class CheckpointThread {
  readonly #file: string;
  #worker: Worker | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** @returns whether it copied what the log held when it began */
  async checkpoint(): Promise<boolean> {
    const worker = this.#start();
    const answered = new AbortController();
    const { signal } = answered;
    worker.postMessage('checkpoint');
    try {
      // `once` rejects for an error of the worker.
      return await Promise.race([
        once(worker, 'message', { signal }).then(() => true),
        once(worker, 'exit', { signal }).then(() => false),
      ]);
    } catch {
      return false;
    } finally {
      answered.abort();
      if (worker.threadId === ENDED && this.#worker === worker) this.#worker = undefined;
    }
  }

  async end(): Promise<void> {
    const worker = this.#worker;
    // A later checkpoint starts a thread of its own: this one answers nothing any more.
    this.#worker = undefined;
    // Without it a command that waits for this, and for nothing else, would exit first.
    worker?.ref();
    await worker?.terminate();
  }

  #start(): Worker {
    this.#worker ??= new Worker(workerUrl, { workerData: this.#file });
    this.#worker.unref();
    return this.#worker;
  }
}
