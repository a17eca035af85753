import { type Chance, pickWeighted } from '../chance.ts';
import { north } from './north.ts';
import type { Place } from './place.ts';
import { southAndEast } from './south-and-east.ts';
import { west } from './west.ts';

export const everywhere: readonly Place[] = [...west, ...north, ...southAndEast];

const weighted = everywhere.map((place) => [place, place.weight] as const);

export function anyPlace(chance: Chance): Place {
  return pickWeighted(chance, weighted);
}

/** @throws Error where nobody has been invented yet */
export function placeOf(city: string): Place {
  const found = everywhere.find((place) => place.city.latin === city);
  if (!found) throw new Error(`there is no place ${city}`);
  return found;
}
