// Every request begins at once.
import type { QueuedRequest } from '#server/http/load-shedding/request-queue.ts';
import { replaceModule } from './replace-module.ts';

replaceModule('server/http/load-shedding/request-queue.ts', import.meta.url);

export class RequestQueue {
  running = 0;
  readonly waiting = 0;

  add(request: QueuedRequest): void {
    this.running += 1;
    request.begin();
  }

  addPriority(request: QueuedRequest): void {
    this.add(request);
  }

  end(): void {
    this.running -= 1;
  }
}
