import { pickWeighted, type Random } from '../chance.ts';
import { north } from './north.ts';
import type { Place } from './place.ts';
import { southAndEast } from './south-and-east.ts';
import { west } from './west.ts';

export const allPlaces: readonly Place[] = [...west, ...north, ...southAndEast];

const weighted = allPlaces.map((place) => [place, place.weight] as const);

export function anyPlace(random: Random): Place {
  return pickWeighted(random, weighted);
}

/** @throws Error if the sample data lacks the city */
export function placeOf(city: string): Place {
  const found = allPlaces.find((place) => place.city.latin === city);
  if (!found) throw new Error(`there is no place ${city}`);
  return found;
}
