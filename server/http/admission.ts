// Who may begin, and who waits. Most of the program's work is done on one thread: what has begun there
// holds up all else, so it begins in small portions, and what has to wait waits here, where its time is known.

/** Enough for the groups of writes, the searches and the hashing at once; a pool of ten serves it in time. */
const MOST_RUNNING = 192;
/** So long at a stretch; then the sockets are looked at again, and who asks for our health is answered. */
const STRETCH_MS = 40;
/** So many may always wait: a class of volunteers with slow phones is no overload, nor is a slow moment. */
const FEW = 200;
/** Nobody new is let in while many wait, and one of them for so long already. */
const PATIENCE_MS = 500;
/** Who came in a great rush and has waited for this long could not be answered in time. */
const TOO_LATE_MS = 750;

export interface Waiting {
  admit: () => void;
  refuse: () => void;
  /** Nobody is there any more who would hear the answer. */
  isGone: () => boolean;
}

export class Admission {
  readonly #arriving: (Waiting & { since: number })[] = [];
  /** Were in already, and come back with what they had to fetch. */
  readonly #returning: (Waiting & { since: number })[] = [];
  #running = 0;
  #stretchEnds = 0;
  #isPlanned = false;

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#arriving.length + this.#returning.length;
  }

  /** Admits it now or later, or refuses it. */
  arrive(one: Waiting): void {
    const now = performance.now();
    if (this.waiting === 0 && this.#hasRoom(now)) this.#begin(one);
    else if (this.waiting >= FEW && now - this.#oldest() > PATIENCE_MS) one.refuse();
    else this.#wait(this.#arriving, one, now);
  }

  /** Comes before all who arrive, and is never refused. */
  comeBack(one: Waiting): void {
    const now = performance.now();
    if (this.#returning.length === 0 && this.#hasRoom(now)) this.#begin(one);
    else this.#wait(this.#returning, one, now);
  }

  leave(): void {
    this.#running -= 1;
    if (this.waiting > 0) this.#plan();
  }

  #hasRoom(now: number): boolean {
    if (this.#stretchEnds === 0) {
      this.#stretchEnds = now + STRETCH_MS;
      setImmediate(() => {
        this.#stretchEnds = 0;
      });
    }
    return this.#running < MOST_RUNNING && now < this.#stretchEnds;
  }

  #begin(one: Waiting): void {
    this.#running += 1;
    one.admit();
  }

  #wait(line: (Waiting & { since: number })[], one: Waiting, since: number): void {
    line.push({ ...one, since });
    this.#plan();
  }

  /**
   * A portion of those who wait, for as long as a stretch lasts. Each begins by itself: what it does at
   * once is over before the next one begins, and so the time is seen.
   */
  #plan(): void {
    if (this.#isPlanned || this.#running >= MOST_RUNNING) return;
    this.#isPlanned = true;
    let ends = Infinity;
    const begin = () => {
      const now = performance.now();
      if (ends === Infinity) ends = now + STRETCH_MS;
      if (now < ends && this.#running < MOST_RUNNING) this.#beginNext();
    };
    const many = Math.min(this.waiting, MOST_RUNNING);
    for (let number = 0; number < many; number++) setImmediate(begin);
    setImmediate(() => {
      this.#isPlanned = false;
      if (this.waiting > 0) this.#plan();
    });
  }

  #beginNext(): void {
    const next = this.#next();
    if (next) this.#begin(next);
  }

  /** The first who is still there, and can still be answered in time. */
  #next(): Waiting | undefined {
    for (;;) {
      const back = this.#returning.shift();
      const next = back ?? this.#arriving.shift();
      if (!next) return undefined;
      if (next.isGone()) continue;
      const isLate = performance.now() - next.since > TOO_LATE_MS;
      if (back || !isLate || this.waiting < FEW) return next;
      next.refuse();
    }
  }

  #oldest(): number {
    const [arriving, returning] = [this.#arriving[0], this.#returning[0]];
    return Math.min(arriving?.since ?? Infinity, returning?.since ?? Infinity);
  }
}
