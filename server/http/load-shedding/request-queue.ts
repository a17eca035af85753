// The deadline holds once the queue has not been empty for a while. Requests that return with their body go first,
// because their sender has already waited.

/** At 32 clients the writer and the search threads are fully used; more only take longer. */
const MAX_RUNNING = 32;
/** More could not begin before the deadline on any machine. */
const MAX_WAITING = 1000;
/** Half of the second within which an accepted request is to be answered. */
const DEADLINE_MS = 500;
/** A burst that drains within this time is not overload, and none of it is refused. */
const BURST_MS = 1000;
const CHECK_EVERY_MS = 50;

export interface QueuedRequest {
  begin: () => void;
  refuse: () => void;
  isDisconnected: () => boolean;
}

type WaitingRequests = (QueuedRequest & { queuedAt: number })[];

export class RequestQueue {
  readonly #now: () => number;
  #running = 0;
  readonly #added: WaitingRequests = [];
  readonly #priority: WaitingRequests = [];
  /** The last time at which a request came and none was waiting. */
  #busySince = 0;
  #deadlineTimer: NodeJS.Timeout | undefined;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#added.length + this.#priority.length;
  }

  /** A request that has begun must call end(). */
  add(request: QueuedRequest): void {
    this.#enqueue(this.#added, request);
  }

  addPriority(request: QueuedRequest): void {
    this.#enqueue(this.#priority, request);
  }

  /** A new turn of the event loop lets health checks get in between. */
  end(): void {
    setImmediate(() => {
      this.#running -= 1;
      this.#beginNext();
    });
  }

  #enqueue(requests: WaitingRequests, request: QueuedRequest): void {
    if (requests.length >= MAX_WAITING) {
      request.refuse();
      return;
    }
    const queuedAt = this.#now();
    if (this.waiting === 0) this.#busySince = queuedAt;
    requests.push({ ...request, queuedAt });
    this.#beginNext();
    this.#watchDeadlines();
  }

  #beginNext(): void {
    if (this.#running >= MAX_RUNNING) return;
    this.#refuseLate();
    const shift = () => this.#priority.shift() ?? this.#added.shift();
    let next = shift();
    while (next?.isDisconnected()) next = shift();
    if (!next) return;
    this.#running += 1;
    next.begin();
  }

  /** Refusing takes time too, so it is done in batches. */
  #refuseLate(): void {
    const now = this.#now();
    if (now - this.#busySince <= BURST_MS) return;
    for (const requests of [this.#priority, this.#added]) {
      for (let refused = 0; refused < MAX_RUNNING; refused++) {
        if (!requests[0] || now - requests[0].queuedAt <= DEADLINE_MS) break;
        const late = requests.shift();
        if (!late?.isDisconnected()) late?.refuse();
      }
    }
  }

  #watchDeadlines(): void {
    if (this.#deadlineTimer || this.waiting === 0) return;
    this.#deadlineTimer = setInterval(() => {
      this.#refuseLate();
      if (this.waiting > 0) return;
      clearInterval(this.#deadlineTimer);
      this.#deadlineTimer = undefined;
    }, CHECK_EVERY_MS).unref();
  }
}
