import { type Comparison, ROUNDS } from './compare.ts';

/** A mechanism that does not improve a figure by a third is not worth its code. */
const WORTH = 4 / 3;

export function mechanismsReport(
  machine: string,
  load: number,
  rows: readonly Comparison[],
): string {
  return `# What each mechanism buys

\`npm run bench -- mechanisms\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}; ${load.toFixed(1)} processes wanted
its cores before the run. Each mechanism on beside off: two programs at once, loaded in turn, medians of ${ROUNDS} rounds.
*Off* is the program with one module replaced by a plain one ([ablation/](../ablation/)). In brackets: the program's
processor time for each answer, in milliseconds, which other processes hardly change. The gain is how many times
better the figure is with the mechanism; what gains less than a third is not worth its code.

| mechanism | figure | entries | on | off | gain | worth it |
|---|---|---|---|---|---|---|
${rows.map(row).join('\n')}
`;
}

function row({ mechanism, figure, entries, on, off, gain }: Comparison): string {
  const cells = [
    mechanism.on ? `${mechanism.name}, ${mechanism.on}` : mechanism.name,
    figure.name,
    entries.toLocaleString('en'),
    format(on),
    format(off),
    `${gain.toFixed(gain < 10 ? 2 : 0)} ×`,
    gain >= WORTH ? 'yes' : 'no',
  ];
  return `| ${cells.join(' | ')} |`;
}

function format({ value, cpu }: Comparison['on']): string {
  const figure = value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
  return cpu === undefined ? figure : `${figure} (${cpu.toFixed(2)})`;
}
