// FIELD.md: the desk without a network, and on a slow one.
import { type FieldFigures, QUEUED, QUEUED_ON_SLOWEST } from '../slow-phone.ts';

export function fieldReport(machine: string, figures: FieldFigures): string {
  const { firstPaint, usable, kept, said, opened, bytesAnEntry, sent } = figures;
  return `# The desk in the field

\`npm run bench -- field\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. Chromium with its processor slowed six times; the program
shares the machine.

| | measured | target |
|---|---|---|
| a visit without a network: first paint | ${ms(firstPaint)} | 1 s |
| the same: until New Survey Entry can be pressed | ${ms(usable)} | |
| Submit until the entry is on the disk, p50 / p95 | ${ms(kept.p50)} / ${ms(kept.p95)} | p95 150 ms |
| the same: until the dashboard says so | ${ms(said.p50)} / ${ms(said.p95)} | |
| a visit with ${QUEUED} waiting: until they are read, opened and counted | ${ms(opened)} | |
| an entry on the device | ${(bytesAnEntry / 1000).toFixed(1)} kB | 4 kB |
| ${QUEUED} sent on 3G (300 ms, 1.6 and 0.77 Mbit/s) | ${sent.threeG.toFixed(0)} s | 45 s |
| ${QUEUED_ON_SLOWEST} sent with 2 s of latency, 400 kbit/s | ${sent.twoSeconds.toFixed(0)} s | 51 s |
`;
}

const ms = (figure: number) => `${Math.round(figure).toLocaleString('en')} ms`;
