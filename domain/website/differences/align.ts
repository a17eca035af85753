import { diffArrays } from 'diff/lib/diff/array.js';

/** Beyond it the lists count as wholly changed: the comparison takes quadratic time. */
const MAX_CHANGES = 1200;

export type Run =
  | { readonly kind: 'same'; readonly before: number; readonly after: number }
  | { readonly kind: 'change'; readonly before: number[]; readonly after: number[] };

export function align(before: readonly string[], after: readonly string[]): Run[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
  if (!parts) return [{ kind: 'change', before: [...before.keys()], after: [...after.keys()] }];
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  for (const { value, removed, added } of parts) {
    for (const _ of value) {
      if (removed) changeAtEnd(runs).before.push(i++);
      else if (added) changeAtEnd(runs).after.push(j++);
      else runs.push({ kind: 'same', before: i++, after: j++ });
    }
  }
  return runs;
}

function changeAtEnd(runs: Run[]): Extract<Run, { kind: 'change' }> {
  const last = runs.at(-1);
  if (last?.kind === 'change') return last;
  const change = { kind: 'change' as const, before: [], after: [] };
  runs.push(change);
  return change;
}
