/** Long enough that a group of writes, which ends all at once, is one among several. */
const MEASURED_OVER_MS = 100;
const FORGOTTEN_AFTER_MS = 1000;

/**
 * How many a millisecond are served, measured only while there always is a next one: otherwise it would
 * be how many come. After a calm second it is the guess again: what was slow may not be slow any more.
 */
export class Pace {
  readonly #guess: number;
  #perMs: number;
  #served = 0;
  /** undefined: there is no next one */
  #since: number | undefined;
  #calmSince = 0;

  constructor(guess: number) {
    this.#guess = guess;
    this.#perMs = guess;
  }

  get perMs(): number {
    return this.#perMs;
  }

  setBusy(isBusy: boolean, now: number): void {
    if (isBusy === (this.#since !== undefined)) return;
    if (isBusy && now - this.#calmSince > FORGOTTEN_AFTER_MS) this.#perMs = this.#guess;
    if (!isBusy) this.#calmSince = now;
    this.#since = isBusy ? now : undefined;
    this.#served = 0;
  }

  serve(now: number): void {
    if (this.#since === undefined) return;
    this.#served += 1;
    const elapsed = now - this.#since;
    if (elapsed < MEASURED_OVER_MS) return;
    this.#perMs = (this.#perMs + this.#served / elapsed) / 2;
    this.#since = now;
    this.#served = 0;
  }
}
