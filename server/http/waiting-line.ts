// Who waits for a beginning, first come first served. The line is as long as 300 ms at the pace at which it
// has just moved, so that a fast machine lets many wait and a slow one few.
import { Pace } from './pace.ts';

const LONGEST_WAIT_MS = 300;
/** A second's worth of a fast machine, until it is known how fast this one is: who then waits too long is refused. */
const GUESS_PER_MS = 1;
/** Where it moved more slowly than the line was long. */
const TOO_LATE_MS = 500;
/** So few are no overload: they wait out a slow moment of the disk or the database. */
const FEW = 4;
const TOO_LATE_FOR_FEW_MS = 3000;

/** Was in already, and comes back. */
export interface Returning {
  admit: () => void;
  /** Nobody is there any more who would hear the answer. */
  isGone: () => boolean;
}

export interface Arriving extends Returning {
  refuse: () => void;
}

export class WaitingLine {
  readonly #waiting: (Arriving & { since: number })[] = [];
  readonly #pace = new Pace(GUESS_PER_MS);

  get length(): number {
    return this.#waiting.length;
  }

  /** When the first of them came; Infinity: there is none. */
  get since(): number {
    return this.#waiting[0]?.since ?? Infinity;
  }

  /** Who joined now would wait too long. */
  get isFull(): boolean {
    return this.length >= FEW && this.length > LONGEST_WAIT_MS * this.#pace.perMs;
  }

  join(one: Arriving, now: number): void {
    this.#waiting.push({ ...one, since: now });
    this.#pace.setBusy(true, now);
  }

  /** The first who is still there. */
  next(now: number): Arriving | undefined {
    let first = this.#waiting.shift();
    while (first?.isGone()) first = this.#waiting.shift();
    if (first) this.#pace.serve(now);
    this.#pace.setBusy(this.length > 0, now);
    return first;
  }

  /** One at a time: to refuse costs time, too. */
  refuseLate(now: number): void {
    const tooLate = this.length > FEW ? TOO_LATE_MS : TOO_LATE_FOR_FEW_MS;
    if (now - this.since <= tooLate) return;
    const first = this.#waiting.shift();
    this.#pace.setBusy(this.length > 0, now);
    if (first && !first.isGone()) first.refuse();
  }
}
