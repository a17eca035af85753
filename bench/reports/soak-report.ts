// SOAK.md: what grew while the program worked for a long time.
import {
  CALLS_PER_SECOND,
  ENTRIES,
  PAGE_EVERY,
  PICTURE_EVERY_S,
  type Sample,
  type SoakResult,
} from '../soak.ts';

/** Share of the run before memory is compared: caches fill, code is compiled. */
const WARM_UP = 0.4;
const PER_HOUR = 60;

export function soakReport(machine: string, soaked: readonly SoakResult[]): string {
  const minutes = Math.round(soaked[0]?.samples.at(-1)?.minutes ?? 0);
  return `# A long time of ordinary work

\`npm run bench -- soak ${minutes}\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. For ${minutes} minutes both programs side by
side, ${CALLS_PER_SECOND} calls a second each on ${ENTRIES.toLocaleString('en')} entries and more: a desk's day (\`desk-day.ts\`), every ${PAGE_EVERY}th a visitor's page, and a photo every
${PICTURE_EVERY_S} s. Growth is the line of least squares through the samples after the first ${WARM_UP * 100} % of the time, each the program's own
process, without the one that encodes pictures. SQLite's page caches (32 MiB for each of two connections, 16 for each
thread that searches) fill meanwhile: a short run shows that as growth.

| | calls | failed | p50 / p99, ms | photos, failed | memory at the begin, middle, end; most, MiB | growth, MiB an hour | open files, least to most | -wal at most, MiB |
|---|---|---|---|---|---|---|---|---|
${soaked.map(row).join('\n')}
`;
}

function row({ database, calls, pictures, samples }: SoakResult): string {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const memory = samples.map(({ mebibytes }) => mebibytes);
  const files = warm.map((sample) => sample.files);
  const at = (share: number) => memory[Math.floor((memory.length - 1) * share)];
  const cells = [
    database,
    calls.answers.toLocaleString('en'),
    calls.failed,
    `${calls.p50.toFixed(1)} / ${calls.p99.toFixed(1)}`,
    `${pictures.taken}, ${pictures.failed}`,
    `${at(0)}, ${at(0.5)}, ${at(1)}; ${Math.max(...memory)}`,
    growth(warm).toFixed(1),
    `${Math.min(...files)} to ${Math.max(...files)}`,
    Math.max(...samples.map(({ wal }) => wal)).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Least-squares slope, in MiB an hour. */
function growth(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const minutes = mean((sample) => sample.minutes);
  const mebibytes = mean((sample) => sample.mebibytes);
  const along = mean((sample) => (sample.minutes - minutes) ** 2);
  const up = mean((sample) => (sample.minutes - minutes) * (sample.mebibytes - mebibytes));
  return (up / along) * PER_HOUR;
}
