// Full names: their order depends on the language.
import type { Gender } from '#domain/surveys/survey.ts';
import { below, pick, pickCommon, type Random } from './chance.ts';
import type { Community } from './names/community.ts';
import type { Script, Word } from './words.ts';

const GENERATION = 27;
/** Share of an age-ordered list of given names that each age draws from. */
const WINDOW = 0.6;
const OLDEST = 75;

export interface NameOptions {
  gender: Gender;
  age: number;
  /** A given name that has been chosen already. */
  given?: Word;
  /** The father, or a married woman's husband, whose name may follow. */
  elder?: Word;
}

export interface Household {
  community: Community;
  script: Script;
  family: Word;
}

export function familyName(random: Random, community: Community): Word {
  const isRare = community.rareShare > 0 && random() < community.rareShare;
  return isRare ? pick(random, community.rareFamilies) : pickCommon(random, community.families);
}

export function fullName(
  random: Random,
  { community, script, family }: Household,
  { gender, age, given, elder }: NameOptions,
): string {
  const isWoman = gender === 'female' || (gender === 'other' && random() < 0.5);
  const own = (given ?? givenName(random, isWoman ? community.women : community.men, age))[script];
  const familyPart = family[script];
  switch (community.order) {
    case 'father': {
      if (random() < 0.12) return `${own} ${familyPart}`;
      const between = elder ?? givenName(random, community.men, age + GENERATION);
      return `${own} ${between[script]} ${familyPart}`;
    }
    case 'initial': {
      const fathers = (elder ?? family)[script];
      if (random() < 0.5) return `${own} ${fathers}`;
      return random() < 0.5 ? `${fathers.charAt(0)}. ${own}` : `${own} ${fathers.charAt(0)}`;
    }
    case 'house':
      return random() < 0.75 ? `${familyPart} ${own}` : `${familyPart.charAt(0)}. ${own}`;
    case 'plain':
      return plainName(random, community, script, { own, familyPart, isWoman, age });
  }
}

interface Parts {
  own: string;
  familyPart: string;
  isWoman: boolean;
  age: number;
}

function plainName(random: Random, community: Community, script: Script, parts: Parts): string {
  const { own, familyPart, isWoman, age } = parts;
  const plain = `${own} ${familyPart}`;
  if (community.addedShare === 0 || random() > community.addedShare || own.includes(' ')) {
    return plain;
  }
  const added = addedWord(
    random,
    isWoman ? community.addedToWomen : community.addedToMen,
    isWoman,
    age,
  );
  if (added[script] === familyPart) return plain;
  const without = `${own} ${added[script]}`;
  return random() < 0.5 ? without : `${without} ${familyPart}`;
}

/** The last of the women's words is for girls: Kumari, not Devi. */
function addedWord(random: Random, list: readonly Word[], isWoman: boolean, age: number): Word {
  if (!isWoman || list.length === 1) return pick(random, list);
  const girls = list.length - 1;
  return pick(random, age < 20 ? list.slice(girls) : list.slice(0, girls));
}

/** @param list the given names of women or men, ordered by age */
export function givenName(random: Random, list: readonly Word[], age: number): Word {
  const youth = Math.max(0, 1 - age / OLDEST);
  const start = Math.floor(list.length * (1 - WINDOW) * youth);
  const end = Math.ceil(list.length * WINDOW);
  const at = start + below(random, end);
  return list[Math.min(at, list.length - 1)] ?? pick(random, list);
}
