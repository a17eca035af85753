// Seeded chance: the same seed gives the same people on every machine (mulberry32).

export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function below(chance: Chance, limit: number): number {
  return Math.floor(chance() * limit);
}

/** From `least` to `most`, both included. */
export function between(chance: Chance, least: number, most: number): number {
  return least + below(chance, most - least + 1);
}

export function pick<Item>(
  chance: Chance,
  items: readonly [Item, ...Item[]] | readonly Item[],
): Item {
  return itemAt(items, below(chance, items.length));
}

/** The first are the commonest, as with real family names. */
export function pickCommon<Item>(chance: Chance, items: readonly Item[]): Item {
  const luck = chance();
  return itemAt(items, Math.floor(items.length * luck * luck));
}

export type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

export function pickWeighted<Item>(chance: Chance, items: Weighted<Item>): Item {
  let total = 0;
  for (const [, weight] of items) total += weight;
  let rest = chance() * total;
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
