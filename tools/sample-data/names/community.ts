import type { Category } from '#domain/surveys/survey.ts';
import type { Weighted } from '../chance.ts';
import { combinations, type Word, words } from '../words.ts';

/**
 * Order of a whole name: `plain` Ramesh Yadav; `father` Sunita Ganesh Jadhav, with the father's or husband's
 * name between; `initial` S. Murugan; `house` Kondapalli Srinivas.
 */
export type NameOrder = 'plain' | 'father' | 'initial' | 'house';

export interface Community {
  order: NameOrder;
  /** Ordered from the grandparents' generation to the children's. */
  men: readonly Word[];
  women: readonly Word[];
  /** Commonest first. */
  families: readonly Word[];
  /** Equally common names of few families. */
  rareFamilies: readonly Word[];
  /** Share of people with a rare family name, from 0 to 1. */
  rareShare: number;
  /** Words instead of or before the family name: Devi, Kumar, Begum, Singh. */
  addedToMen: readonly Word[];
  addedToWomen: readonly Word[];
  addedShare: number;
  categories: Weighted<Category>;
}

/** The lists as text, separated by commas. */
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
