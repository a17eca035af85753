// Merges two people's changes of one list.
import { isReplaced } from './is-replaced.ts';
import { isSame } from './is-same.ts';
import { type ItemMatch, itemKey, matchItems } from './match-items.ts';

type List = readonly unknown[];
type Merge = (base: unknown, mine: unknown, theirs: unknown) => unknown;

/**
 * An item that one side removed and the other changed is there or not as in `mine`. The order is that of the side that
 * moved an item, or of `mine`. An item that one side replaced by another is never mixed with what the other side made of
 * it: both stay.
 */
export function mergeLists(base: List, mine: List, theirs: List, merge: Merge): unknown[] {
  if (isChangedInPlace(base, mine) && isChangedInPlace(base, theirs))
    return mine.flatMap((item, index) => mergeItem(base[index], item, theirs[index], merge));
  const [here, there] = [matchItems(base, mine), matchItems(base, theirs)];
  const [mineOf, theirsOf] = [laterIndexes(here), laterIndexes(there)];

  function merged(from: number): unknown[] {
    const [my, their] = [mineOf.get(from), theirsOf.get(from)];
    if (my === undefined) {
      const isNew = their !== undefined && isReplaced(base[from], theirs[their]);
      return isNew ? [theirs[their]] : [];
    }
    if (their === undefined) return isSame(mine[my], base[from]) ? [] : [mine[my]];
    return mergeItem(base[from], mine[my], theirs[their], merge);
  }

  const isTheirOrder = there.some(({ isMoved }) => isMoved) && !here.some(({ isMoved }) => isMoved);
  const [first, second] = isTheirOrder ? [there, here] : [here, there];
  const [listOfFirst, listOfSecond] = isTheirOrder ? [theirs, mine] : [mine, theirs];
  const own = first.flatMap(({ before, after }) =>
    before === undefined ? [listOfFirst[after ?? -1]] : [],
  );
  const additions = additionsBehind(second, listOfSecond);
  const addedBehind = (from: number) =>
    (additions.get(from) ?? []).filter((item) => !own.some((one) => isSame(one, item)));
  // Additions of both in one place: those of the first list come first.
  let waiting = addedBehind(AT_START);
  const rest = inOrder(first).flatMap(({ before, after }) => {
    if (before === undefined) return [listOfFirst[after ?? -1]];
    const earlier = waiting;
    waiting = addedBehind(before);
    return [...earlier, ...merged(before)];
  });
  return [...rest, ...waiting];
}

function mergeItem(base: unknown, mine: unknown, theirs: unknown, merge: Merge): unknown[] {
  const areBothChanged = ![mine, theirs].some((one) => isSame(one, base)) && !isSame(mine, theirs);
  const isOther = (isReplaced(base, mine) || isReplaced(base, theirs)) && isReplaced(theirs, mine);
  return areBothChanged && isOther ? [mine, theirs] : [merge(base, mine, theirs)];
}

/** Nothing was added, removed or moved. Equal items, as of a list that is not filled in yet, cannot be told apart otherwise. */
function isChangedInPlace(base: List, changed: List): boolean {
  const keys = base.map(itemKey);
  return (
    base.length === changed.length &&
    changed.every((item, index) => keys[index] === itemKey(item) || !keys.includes(itemKey(item)))
  );
}

function laterIndexes(matches: readonly ItemMatch[]): Map<number, number> {
  return new Map(
    matches.flatMap(({ before, after }) =>
      before === undefined || after === undefined ? [] : [[before, after]],
    ),
  );
}

/** In the order of the later list; removed items stand where they were. */
function inOrder(matches: readonly ItemMatch[]): ItemMatch[] {
  const kept = matches.filter(({ after }) => after !== undefined);
  const ordered = kept.toSorted((one, other) => Number(one.after) - Number(other.after));
  const removed = matches.filter(({ after }) => after === undefined);
  return removed.reduce((all, match) => {
    const place = all.findIndex(({ before }) => before === Number(match.before) - 1);
    return all.toSpliced(place + 1, 0, match);
  }, ordered);
}

const AT_START = -1;

/** Added items by the earlier index of the item before them. */
function additionsBehind(matches: readonly ItemMatch[], list: List): Map<number, unknown[]> {
  const additions = new Map<number, unknown[]>();
  let place = AT_START;
  for (const { before, after } of inOrder(matches)) {
    if (before !== undefined) place = before;
    else additions.set(place, [...(additions.get(place) ?? []), list[after ?? -1]]);
  }
  return additions;
}
