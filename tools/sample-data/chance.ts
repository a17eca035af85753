// Seeded random numbers (mulberry32): a seed gives the same people on every machine.

export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** From `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + below(random, most - least + 1);
}

export function pick<Item>(
  random: Random,
  items: readonly [Item, ...Item[]] | readonly Item[],
): Item {
  return itemAt(items, below(random, items.length));
}

/** Prefers the first items, as real family names are distributed. */
export function pickCommon<Item>(random: Random, items: readonly Item[]): Item {
  const luck = random();
  return itemAt(items, Math.floor(items.length * luck * luck));
}

export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

export function pickWeighted<Item>(random: Random, items: Weighted<Item>): Item {
  let total = 0;
  for (const [, weight] of items) total += weight;
  let rest = random() * total;
  for (const [item, weight] of items) {
    rest -= weight;
    if (rest < 0) return item;
  }
  return itemAt(items, items.length - 1)[0];
}

function itemAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
