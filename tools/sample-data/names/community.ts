import type { Category } from '#domain/surveys/survey.ts';
import type { Weighted } from '../chance.ts';
import { combinations, type Word, words } from '../words.ts';

/**
 * How a whole name is made of its parts: `plain` Ramesh Yadav; `father` Sunita Ganesh Jadhav, the
 * father's or the husband's name between; `initial` S. Murugan; `house` Kondapalli Srinivas.
 */
export type NameOrder = 'plain' | 'father' | 'initial' | 'house';

export interface Community {
  order: NameOrder;
  /** From the grandparents' names to the children's. */
  men: readonly Word[];
  women: readonly Word[];
  /** The commonest first. */
  families: readonly Word[];
  /** Names of few families, each as common as the other. */
  rareFamilies: readonly Word[];
  /** How many have one of those, from 0 to 1. */
  rareShare: number;
  /** What some write in place of or before the family name: Devi, Kumar, Begum, Singh. */
  addedToMen: readonly Word[];
  addedToWomen: readonly Word[];
  addedShare: number;
  categories: Weighted<Category>;
}

/** The lists as they are written down: words with commas between them. */
interface Written {
  order: NameOrder;
  men: string;
  women: string;
  families: string;
  rare?: { starts: string; ends: string; share: number };
  added?: { men: string; women: string; share: number };
  categories: Weighted<Category>;
}

export function community({
  order,
  men,
  women,
  families,
  rare,
  added,
  categories,
}: Written): Community {
  return {
    order,
    men: words(men),
    women: words(women),
    families: words(families),
    rareFamilies: rare ? combinations(words(rare.starts), words(rare.ends)) : [],
    rareShare: rare?.share ?? 0,
    addedToMen: words(added?.men ?? ''),
    addedToWomen: words(added?.women ?? ''),
    addedShare: added?.share ?? 0,
    categories,
  };
}
