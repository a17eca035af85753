/** So long at once; then the sockets are looked at again, and who asks for our health is answered. */
export const STRETCH_MS = 40;

/** From the first who arrives in a turn of the event loop to its end. */
export class Stretch {
  #ends = 0;

  hasTime(now: number): boolean {
    if (this.#ends === 0) {
      this.#ends = now + STRETCH_MS;
      setImmediate(() => {
        this.#ends = 0;
      });
    }
    return now < this.#ends;
  }
}
