// The words of the lists in their other script.
import * as adivasi from './names/adivasi.ts';
import * as christian from './names/christian.ts';
import type { Community } from './names/community.ts';
import * as gujarati from './names/gujarati.ts';
import * as hindi from './names/hindi.ts';
import * as marathi from './names/marathi.ts';
import * as muslim from './names/muslim.ts';
import { allPlaces } from './places/everywhere.ts';
import type { Word } from './words.ts';

const communities: Community[] = [adivasi, christian, gujarati, hindi, marathi, muslim].flatMap(
  (file) => Object.values(file),
);
const others = new Map<string, string>();
for (const word of [...communities.flatMap(wordsOf), ...allPlaces.flatMap(({ city }) => [city])]) {
  if (word.devanagari === '') continue;
  others.set(word.latin, word.devanagari);
  others.set(word.devanagari, word.latin);
}

/** @returns null if one of the words is in no list */
export function otherScript(text: string): string | null {
  const whole = others.get(text);
  if (whole) return whole;
  const words = text.split(' ').map((word) => others.get(word));
  return words.every((word) => word !== undefined) ? words.join(' ') : null;
}

function wordsOf(community: Community): Word[] {
  const { men, women, families, rareFamilies, addedToMen, addedToWomen } = community;
  return [...men, ...women, ...families, ...rareFamilies, ...addedToMen, ...addedToWomen];
}
