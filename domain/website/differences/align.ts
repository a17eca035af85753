// The longest common subsequence of two lists of texts.

export type Run =
  | { readonly kind: 'same'; readonly before: number; readonly after: number }
  /** Indexes of the items that only the first and only the second list has, at one position. */
  | { readonly kind: 'change'; readonly before: number[]; readonly after: number[] };

export function align(before: readonly string[], after: readonly string[]): Run[] {
  const lengths = commonLengths(before, after);
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      runs.push({ kind: 'same', before: i, after: j });
      i += 1;
      j += 1;
      continue;
    }
    const change = changeAtEnd(runs);
    const isRemoved =
      j === after.length || (i < before.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1));
    if (isRemoved) change.before.push(i++);
    else change.after.push(j++);
  }
  return runs;
}

function changeAtEnd(runs: Run[]) {
  const last = runs.at(-1);
  if (last?.kind === 'change') return last;
  const change = { kind: 'change' as const, before: [], after: [] };
  runs.push(change);
  return change as { kind: 'change'; before: number[]; after: number[] };
}

/** For the rests of both lists from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

function at(lengths: number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}
