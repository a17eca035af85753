// A plain bounded queue: first come, first served, refused only when it is full.
import type { QueuedRequest } from '#server/http/load-shedding/request-queue.ts';
import { replaceModule } from './replace-module.ts';

replaceModule('server/http/load-shedding/request-queue.ts', import.meta.url);

const MAX_RUNNING = 32;
const MAX_WAITING = 1000;

export class RequestQueue {
  running = 0;
  readonly #queue: QueuedRequest[] = [];

  get waiting(): number {
    return this.#queue.length;
  }

  add(request: QueuedRequest): void {
    if (this.waiting >= MAX_WAITING) request.refuse();
    else this.#queue.push(request);
    this.#beginNext();
  }

  addPriority(request: QueuedRequest): void {
    this.add(request);
  }

  end(): void {
    this.running -= 1;
    this.#beginNext();
  }

  #beginNext(): void {
    if (this.running >= MAX_RUNNING) return;
    const next = this.#queue.shift();
    if (!next) return;
    this.running += 1;
    next.begin();
  }
}
