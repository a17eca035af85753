// Who may begin, and who waits. Most of the program's work is done on one thread: what has begun there
// holds up all else, so it begins in small portions, and what has to wait waits here, where its time is known.
import { Pace } from './pace.ts';
import { STRETCH_MS, Stretch } from './stretch.ts';
import { type Arriving, type Returning, WaitingLine } from './waiting-line.ts';

/** Enough for the groups of writes, the searches and the hashing at once. */
const MOST_RUNNING = 192;
/** A small machine is busy with as many. */
const LEAST_RUNNING = 6;
/** Until it is known how quickly they are done. */
const FIRST_RUNNING = 12;
/** What is under way at once is done in so long, at the pace of the last: a slow database is given less at once. */
const LONGEST_RUN_MS = 100;
/** While nobody can begin: who waits is not forgotten. */
const LOOK_EVERY_MS = 50;

export class Admission {
  readonly #calls = new WaitingLine();
  readonly #pages = new WaitingLine();
  readonly #returning: Returning[] = [];
  readonly #leaving = new Pace(FIRST_RUNNING / LONGEST_RUN_MS);
  #running = 0;
  readonly #stretch: Stretch;
  #isPlanned = false;
  #look: NodeJS.Timeout | undefined;

  /** @param stretch shared by all whose work is done on the same thread */
  constructor(stretch = new Stretch()) {
    this.#stretch = stretch;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#calls.length + this.#pages.length + this.#returning.length;
  }

  /** What may wait for the database: admits it now or later until it leaves, or refuses it. */
  arrive(one: Arriving): void {
    const now = performance.now();
    if (this.waiting === 0 && this.#hasPlace() && this.#stretch.hasTime(now)) this.#begin(one);
    else this.#wait(this.#calls, one, now);
  }

  /** What is answered at once from memory takes nobody's place, and waits for none. It does not leave. */
  arriveForMemory(one: Arriving): void {
    const now = performance.now();
    if (!this.#canBegin() && this.#stretch.hasTime(now)) one.admit();
    else this.#wait(this.#pages, one, now);
  }

  /** Comes before all who arrive, and is never refused. */
  comeBack(one: Returning): void {
    const now = performance.now();
    if (this.#returning.length === 0 && this.#hasPlace() && this.#stretch.hasTime(now))
      this.#begin(one);
    else {
      this.#returning.push(one);
      this.#plan();
    }
  }

  leave(): void {
    this.#running -= 1;
    this.#leaving.serve(performance.now());
    if (this.waiting > 0) this.#plan();
  }

  #hasPlace(): boolean {
    const most = Math.max(LEAST_RUNNING, LONGEST_RUN_MS * this.#leaving.perMs);
    return this.#running < Math.min(MOST_RUNNING, most);
  }

  /** Somebody waits for time only. */
  #canBegin(): boolean {
    return this.#pages.length > 0 || (this.waiting > 0 && this.#hasPlace());
  }

  #begin(one: Returning): void {
    this.#running += 1;
    one.admit();
  }

  #wait(line: WaitingLine, one: Arriving, now: number): void {
    if (line.isFull) {
      one.refuse();
      return;
    }
    line.join(one, now);
    this.#leaving.setBusy(this.#calls.length > 0, now);
    this.#plan();
  }

  #plan(): void {
    if (this.#isPlanned) return;
    if (this.#canBegin()) this.#beginPortion();
    else this.#lookLater();
  }

  #lookLater(): void {
    this.#look ??= setTimeout(() => {
      this.#look = undefined;
      if (!this.#isPlanned) this.#beginPortion();
    }, LOOK_EVERY_MS).unref();
  }

  /**
   * A portion of those who wait, for as long as a stretch lasts. Each begins by itself: what it does at
   * once is over before the next one begins, and so the time is seen.
   */
  #beginPortion(): void {
    this.#isPlanned = true;
    let ends = Infinity;
    const begin = () => {
      const now = performance.now();
      if (ends === Infinity) ends = now + STRETCH_MS;
      if (now < ends) this.#beginNext(now);
    };
    const many = Math.min(this.waiting, MOST_RUNNING);
    for (let number = 0; number < many; number++) setImmediate(begin);
    setImmediate(() => {
      this.#isPlanned = false;
      if (this.waiting > 0) this.#plan();
    });
  }

  #beginNext(now: number): void {
    this.#calls.refuseLate(now);
    this.#pages.refuseLate(now);
    const hasPlace = this.#hasPlace();
    const back = hasPlace ? this.#returning.shift() : undefined;
    if (back) {
      if (!back.isGone()) this.#begin(back);
    } else if (hasPlace && this.#calls.since <= this.#pages.since) {
      const next = this.#calls.next(now);
      if (next) this.#begin(next);
    } else this.#pages.next(now)?.admit();
    this.#leaving.setBusy(this.#calls.length > 0, now);
  }
}
