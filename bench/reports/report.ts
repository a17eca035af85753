// RESULTS.md: tables of the figures by size, beside those of other systems and our aims.
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Figures } from '../desk/desk.ts';
import type { Bytes } from '../desk/disk.ts';
import type { Measured } from '../load.ts';
import type { NginxComparison } from '../nginx.ts';
import { nginxTable } from '../nginx-comparison.ts';
import { peers } from '../peers.ts';

/** Largest accepted ratio between the figures of the largest and the smallest size. */
const MAX_GROWTH = 2;
const PEERS_SIZE = 100_000;

export interface AtSize {
  entries: number;
  bytes: Bytes;
  memoryIdle: number;
  memoryAfter: number;
  figures: Figures;
}
export interface Report {
  database: string;
  freshStart: number;
  secondStart: number;
  memoryFresh: number;
  memorySecond: number;
  home: Measured;
  signIn: Measured;
  sizes: AtSize[];
}

export function describeMachine(): string {
  const [cpu] = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${cpu?.model.trim()}), ${gib} GiB, ${process.platform}, Node ${process.version}`;
}

export function resultsReport(
  reports: readonly Report[],
  comparison: NginxComparison[] | undefined,
): string {
  return `# What was measured

\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, on ${describeMachine()}. The load and the server share the
machine; take the figures as ±15 %. 8 clients unless it says otherwise, 2 s each, one figure after the
other on entries that are filled in before (\`bench/data/fill.ts\`: row, version, key, audit event, encrypted
numbers, search). PostgreSQL has 1 GB of shared buffers. Nothing is switched off: every create is on the disk before it is answered.

${reports.map(desk).join('\n')}
${peersTable(reports)}
${nginxTable(comparison)}`;
}

function desk(report: Report): string {
  const names = Object.keys(report.sizes[0]?.figures ?? {});
  const row = (name: string) => {
    const cells = report.sizes.map(({ figures }) => figures[name]).map(cell);
    return `| ${name} | ${cells.join(' | ')} | ${growth(report, name)} |`;
  };
  const of = (format: (size: AtSize) => string) => report.sizes.map(format).join(' | ');
  return `## ${report.database}

| start, from the command \`npm start\` to the first answer | |
|---|---|
| on an empty data folder | ${seconds(report.freshStart)} |
| again | ${seconds(report.secondStart)} |
| memory then, MiB | ${report.memoryFresh}; ${report.memorySecond} |
| home page, brotli, 64 clients | ${cell(report.home)} |
| sign in, one hash each | ${cell(report.signIn)} |

A second, and p50 / p95 / p99 in milliseconds; then the p50 of a single client, whom nobody else keeps waiting. Growth is of
p50 with eight, from the smallest to the largest.

| entries | ${of(({ entries }) => entries.toLocaleString('en'))} | growth |
|---|${report.sizes.map(() => '---|').join('')}---|
${names.map(row).join('\n')}
| memory before and after, MiB | ${of(({ memoryIdle, memoryAfter }) => `${memoryIdle}; ${memoryAfter}`)} | |
| bytes an entry: all; indexes and search | ${of(({ bytes }) => `${formatInteger(bytes.all)}; ${formatInteger(bytes.indexes)}`)} | |
`;
}

function growth({ sizes }: Report, name: string): string {
  const [first, last] = [sizes[0]?.figures[name], sizes.at(-1)?.figures[name]];
  if (!first || !last || sizes.length < 2) return '';
  const times = last.p50 / first.p50;
  return `${times.toFixed(1)} ×${times > MAX_GROWTH ? ' (too much)' : ''}`;
}

function peersTable(reports: readonly Report[]): string {
  const ours = reports.map(({ database, sizes }) => ({
    database,
    figures: sizes.find(({ entries }) => entries === PEERS_SIZE)?.figures,
  }));
  if (ours.some(({ figures }) => !figures)) return '';
  const rows = peers.map(({ what, figure, directus, strapi, odkCentral, aim }) => {
    const cells = ours.map(({ figures }) => {
      const measured = figures?.[figure];
      const met = measured && measured.perSecond >= aim ? '' : ', missed';
      return measured ? `${formatShort(measured)}${met}` : '';
    });
    return `| ${what} | ${directus} | ${strapi} | ${odkCentral} | ${aim.toLocaleString('en')} | ${cells.join(' | ')} |`;
  });
  return `## Beside the peers, at 100,000 entries

A second, and p50 / p99 in milliseconds. The peers were measured on such a machine in runs of their own.

| | Directus | Strapi | ODK Central | our aim | ${ours.map(({ database }) => database).join(' | ')} |
|---|---|---|---|---|${ours.map(() => '---|').join('')}
${rows.join('\n')}
`;
}

const formatInteger = (figure: number) => figure.toLocaleString('en');
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const formatShort = ({ perSecond, p50, p99 }: Measured) =>
  `${formatInteger(perSecond)} (${p50.toFixed(1)} / ${p99.toFixed(1)})`;

function cell(measured: Measured | undefined): string {
  if (!measured) return '';
  const { perSecond, p50, p95, p99, failed, answers, alone, reason } = measured;
  const single = alone === undefined ? '' : `; ${alone.toFixed(1)}`;
  const refused =
    failed > 0 ? `, **${failed} of ${failed + answers} failed${reason ? `: ${reason}` : ''}**` : '';
  return `${formatInteger(perSecond)} (${p50.toFixed(1)} / ${p95.toFixed(1)} / ${p99.toFixed(1)})${single}${refused}`;
}
