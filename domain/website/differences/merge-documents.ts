// Merges two people's changes of one document: applies those of one on top of the other's.

import { type DocumentValue, isRecord } from '../document.ts';

/** Where both changed the same words, mine win. @param base the common starting point */
export function mergeDocuments(
  base: DocumentValue,
  mine: DocumentValue,
  theirs: DocumentValue,
): DocumentValue {
  const merged = merge(base, mine, theirs);
  return isRecord(merged) ? merged : mine;
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isRecord(mine) && isRecord(theirs) && isRecord(base)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return Object.fromEntries(
      [...names]
        .map((name) => [name, merge(base[name], mine[name], theirs[name])] as const)
        .filter(([, value]) => value !== undefined),
    );
  }
  // Items have no id: only lists of unchanged length can be compared item by item.
  const lists = [base, mine, theirs].map((list) => (Array.isArray(list) ? list : null));
  const [before, here, there] = lists;
  if (before && here && there && lists.every((list) => list?.length === before.length)) {
    return here.map((item, index) => merge(before[index], item, there[index]));
  }
  return mine;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
