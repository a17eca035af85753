import { isReplaced } from './is-replaced.ts';
import { isSame } from './is-same.ts';
import { type ItemMatch, itemKey, matchItems } from './match-items.ts';

type List = readonly unknown[];
type Merge = (base: unknown, mine: unknown, theirs: unknown) => unknown;

/** `mine` decides on an item that one side removed and the other changed. A replaced and a changed item both stay. */
export function mergeLists(base: List, mine: List, theirs: List, merge: Merge): unknown[] {
  if (isChangedInPlace(base, mine) && isChangedInPlace(base, theirs))
    return mine.flatMap((item, index) => mergeItem(base[index], item, theirs[index], merge));
  const mySide = { list: mine, matches: matchItems(base, mine) };
  const theirSide = { list: theirs, matches: matchItems(base, theirs) };
  const [myIndexes, theirIndexes] = [laterIndexes(mySide), laterIndexes(theirSide)];

  function mergedItem(index: number): unknown[] {
    const [my, their] = [myIndexes.get(index), theirIndexes.get(index)];
    if (my === undefined) {
      const isNew = their !== undefined && isReplaced(base[index], theirs[their]);
      return isNew ? [theirs[their]] : [];
    }
    if (their === undefined) return isSame(mine[my], base[index]) ? [] : [mine[my]];
    return mergeItem(base[index], mine[my], theirs[their], merge);
  }

  return hasMoves(theirSide) && !hasMoves(mySide)
    ? joinSides(theirSide, mySide, mergedItem)
    : joinSides(mySide, theirSide, mergedItem);
}

interface Side {
  list: List;
  matches: readonly ItemMatch[];
}

const hasMoves = ({ matches }: Side): boolean => matches.some(({ isMoved }) => isMoved);

/** An addition of the other side stays behind its predecessor. @param mergedItem takes an index of the base */
function joinSides(
  leading: Side,
  other: Side,
  mergedItem: (index: number) => unknown[],
): unknown[] {
  const added = leading.matches.flatMap(({ before, after }) =>
    before === undefined ? [leading.list[after]] : [],
  );
  const additions = additionsBehind(other);
  const otherAddedBehind = (index: number) =>
    (additions.get(index) ?? []).filter((item) => !added.some((one) => isSame(one, item)));
  // Additions of both in one place: those of the leading side come first.
  let pending = otherAddedBehind(AT_START);
  const items = inOrder(leading).flatMap(({ before, after }) => {
    if (before === undefined) return [leading.list[after]];
    const earlier = pending;
    pending = otherAddedBehind(before);
    return [...earlier, ...mergedItem(before)];
  });
  return [...items, ...pending];
}

function mergeItem(base: unknown, mine: unknown, theirs: unknown, merge: Merge): unknown[] {
  const areBothChanged = ![mine, theirs].some((one) => isSame(one, base)) && !isSame(mine, theirs);
  const isOther = (isReplaced(base, mine) || isReplaced(base, theirs)) && isReplaced(theirs, mine);
  return areBothChanged && isOther ? [mine, theirs] : [merge(base, mine, theirs)];
}

/** Equal items, as of a list that is not filled in yet, can only be told apart by their places. */
function isChangedInPlace(base: List, changed: List): boolean {
  const keys = base.map(itemKey);
  return (
    base.length === changed.length &&
    changed.every((item, index) => keys[index] === itemKey(item) || !keys.includes(itemKey(item)))
  );
}

function laterIndexes({ matches }: Side): Map<number, number> {
  return new Map(
    matches.flatMap(({ before, after }) =>
      before === undefined || after === undefined ? [] : [[before, after]],
    ),
  );
}

/** Removed items stay where they were. */
function inOrder({ matches }: Side): ItemMatch[] {
  const kept = matches.filter(({ after }) => after !== undefined);
  const ordered = kept.toSorted((one, other) => Number(one.after) - Number(other.after));
  const removed = matches.filter(({ after }) => after === undefined);
  return removed.reduce((all, match) => {
    const place = all.findIndex(({ before }) => before === Number(match.before) - 1);
    return all.toSpliced(place + 1, 0, match);
  }, ordered);
}

const AT_START = -1;

function additionsBehind(side: Side): Map<number, unknown[]> {
  const additions = new Map<number, unknown[]>();
  let place = AT_START;
  for (const { before, after } of inOrder(side)) {
    if (before !== undefined) place = before;
    else additions.set(place, [...(additions.get(place) ?? []), side.list[after]]);
  }
  return additions;
}
