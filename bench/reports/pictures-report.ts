// PICTURES.md: the cost of the image manager.
import type { Measured } from '../load.ts';
import { CLIENTS, comparisonTable, ROUNDS } from '../nginx.ts';
import type { PictureFigures } from '../pictures.ts';

const MIB = 2 ** 20;

export function picturesReport(machine: string, figures: PictureFigures): string {
  const { upload, every, list, quiet, busy, comparison } = figures;
  return `# What the pictures cost

\`npm run bench -- pictures\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. SQLite, pictures on
disk. The load and the program share the machine.

A photo of 12 megapixels (${(upload.photoBytes / MIB).toFixed(1)} MiB, held upright), medians; alone: sharp doing the
same conversions, in the same run.

| | the program | sharp alone |
|---|---|---|
| uploaded, processed and listed | ${ms(upload.listed)} | |
| and its first width served (480, AVIF) | ${ms(upload.served)} | ${ms(upload.encodeAlone)} |
| and every width and format made (12) | ${ms(every.ours)} | ${ms(every.encodeAlone)} |

| a second, and p50 / p95 / p99 in milliseconds | |
|---|---|
| the list of 200 pictures, 8 clients | ${cell(list)} |
| the desk's first page, 2 clients, nothing else going on | ${cell(quiet)} |
| the same while 20 such photos are processed (${(busy.uploadsTook / 1000).toFixed(1)} s for all) | ${cell(busy)} |

${comparison ? `A variant, ${CLIENTS} clients of wrk, requests a second: the median of ${ROUNDS} rounds in turn.\n\n${comparisonTable(comparison)}` : 'Not measured beside nginx: nginx or wrk is not installed here.\n'}`;
}

const ms = (figure: number) => `${Math.round(figure).toLocaleString('en')} ms`;

function cell({ perSecond, p50, p95, p99, failed }: Measured): string {
  const times = [p50, p95, p99].map((time) => time.toFixed(1)).join(' / ');
  return `${perSecond.toLocaleString('en')} (${times})${failed ? `, ${failed} failed` : ''}`;
}
