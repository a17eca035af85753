// Which texts of two lists are the same, by a longest common subsequence.

import { diffArrays } from 'diff';

export type Run =
  | { readonly kind: 'same'; readonly before: number; readonly after: number }
  /** Indexes of what is only in the list before, and only in the one after. */
  | { readonly kind: 'change'; readonly before: number[]; readonly after: number[] };

export function align(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  for (const { count, added, removed } of diffArrays([...before], [...after])) {
    for (let n = 0; n < count; n += 1) {
      if (removed) changeAtEnd(runs).before.push(i++);
      else if (added) changeAtEnd(runs).after.push(j++);
      else runs.push({ kind: 'same', before: i++, after: j++ });
    }
  }
  return runs;
}

function changeAtEnd(runs: Run[]): { before: number[]; after: number[] } {
  const last = runs.at(-1);
  if (last?.kind === 'change') return last;
  const change: Run = { kind: 'change', before: [], after: [] };
  runs.push(change);
  return change;
}
