const MODULUS = 2147483647;

/** The same seed gives the same numbers between 0 and 1, on every machine. */
export function seeded(seed: number): () => number {
  let state = seed % MODULUS || 7;
  return () => {
    state = (state * 16807) % MODULUS;
    return state / MODULUS;
  };
}
