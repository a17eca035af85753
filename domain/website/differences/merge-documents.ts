import { type DocumentValue, isRecord } from '../document.ts';
import { isSame } from './is-same.ts';
import { mergeLists } from './merge-lists.ts';

/** `mine` wins if both changed the same words. @param base the common starting point */
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
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, merge);
  return mine;
}
