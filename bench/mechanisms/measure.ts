import { loadavg } from 'node:os';
import { openFilledTrusts } from '../data/filled-trusts.ts';
import { describeMachine } from '../reports/report.ts';
import { type Comparison, compare } from './compare.ts';
import { mechanisms } from './mechanisms.ts';
import { mechanismsReport } from './report.ts';

/**
 * @param words of modules in `ablation/`, or sizes; none: everything
 * @param save called after each mechanism, so that an interrupted run keeps its results
 */
export async function measureMechanisms(
  words: readonly string[],
  save: (report: string) => void,
): Promise<void> {
  const [load = 0] = loadavg();
  const trusts = openFilledTrusts();
  const done: Comparison[] = [];
  try {
    for (const { mechanism, entries } of chosen(words)) {
      done.push(...(await compare(trusts, mechanism, entries)));
      save(mechanismsReport(describeMachine(), load, done));
    }
  } finally {
    trusts.remove();
  }
}

function chosen(words: readonly string[]) {
  const sizes = words.map(Number).filter(Number.isInteger);
  const names = words.filter((word) => !Number.isInteger(Number(word)));
  return mechanisms
    .filter(({ without }) => names.length === 0 || names.includes(without))
    .flatMap((mechanism) => mechanism.sizes.map((entries) => ({ mechanism, entries })))
    .filter(({ entries }) => sizes.length === 0 || sizes.includes(entries));
}
