// Items have no ids.
import { isRecord } from '../document.ts';
import { align, type Run } from './align.ts';

export type ItemMatch =
  | { readonly before: number; readonly after: number; readonly isMoved: boolean }
  | { readonly before: undefined; readonly after: number; readonly isMoved: boolean }
  | { readonly before: number; readonly after: undefined; readonly isMoved: boolean };

/** An item stays the same if its words do, or if it was changed in its place. @returns in the order of the page */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): ItemMatch[] {
  const [oldKeys, newKeys] = [before.map(itemKey), after.map(itemKey)];
  const runs = align(oldKeys, newKeys);
  const cameFrom = movedItems(runs, oldKeys, newKeys);
  const movedAway = new Set(cameFrom.values());
  return runs.flatMap((run): ItemMatch[] => {
    if (run.kind === 'same') return [{ before: run.before, after: run.after, isMoved: false }];
    const moved = run.after.filter((index) => cameFrom.has(index));
    const fresh = run.after.filter((index) => !cameFrom.has(index));
    const gone = run.before.filter((index) => !movedAway.has(index));
    const changedFrom = changedItems(gone, fresh, before, after);
    const pairedAway = new Set(changedFrom.values());
    return [
      ...moved.map((index) => ({ before: cameFrom.get(index), after: index, isMoved: true })),
      ...fresh.map((index) => ({ before: changedFrom.get(index), after: index, isMoved: false })),
      ...gone
        .filter((index) => !pairedAway.has(index))
        .map((index) => ({ before: index, after: undefined, isMoved: false })),
    ];
  });
}

/** @returns the earlier index by the later one */
function movedItems(
  runs: readonly Run[],
  oldKeys: readonly string[],
  newKeys: readonly string[],
): Map<number, number> {
  const changes = runs.filter((run) => run.kind === 'change');
  const left = Map.groupBy(
    changes.flatMap((run) => run.before),
    (index) => oldKeys[index] ?? '',
  );
  const cameFrom = new Map<number, number>();
  for (const index of changes.flatMap((run) => run.after)) {
    const from = left.get(newKeys[index] ?? '')?.shift();
    if (from !== undefined) cameFrom.set(index, from);
  }
  return cameFrom;
}

/** Equally many items were changed in their places; otherwise those with most in common match. */
function changedItems(
  gone: readonly number[],
  fresh: readonly number[],
  before: readonly unknown[],
  after: readonly unknown[],
): Map<number, number> {
  if (gone.length === fresh.length)
    return new Map(fresh.map((index, pair) => [index, gone[pair] ?? -1]));
  const changedFrom = new Map<number, number>();
  const left = new Set(gone);
  for (const index of fresh) {
    const [best] = [...left]
      .map((from) => ({ from, alike: wordsInCommon(before[from], after[index]) }))
      .sort((one, other) => other.alike - one.alike);
    if (!best || best.alike === 0) continue;
    left.delete(best.from);
    changedFrom.set(index, best.from);
  }
  return changedFrom;
}

function wordsInCommon(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return 0;
  return Object.entries(one).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && value === other[name],
  ).length;
}

/** Hiding an item is separate from changing its words. */
export function itemKey(item: unknown): string {
  if (!isRecord(item)) return JSON.stringify(item) ?? '';
  const { hidden: _, ...words } = item;
  return JSON.stringify(words);
}
