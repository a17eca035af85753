// OVERLOAD.md: the measurements, and whether each promise was kept.
import { availableParallelism } from 'node:os';
import { percentile } from '../../tests/support/network/load-process.ts';
import { CLIENTS, CONNECTIONS, OFFERED_SECONDS, type OverloadResult } from '../overload.ts';

/** Load average per core before the run; above it, other processes distort the figures. */
const QUIET_SHARE = 0.25;

const PROMISED = { answeredMs: 1000, healthMs: 250, mebibytes: 512, againMs: 10_000 };

const ms = (times: readonly number[], share: number) => Math.round(percentile(times, share));

/** @param load load average before the run */
export function overloadReport(
  machine: string,
  load: number,
  measured: readonly OverloadResult[],
): string {
  return `# Overload

\`npm run bench -- overload\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. What the program carries with
${CLIENTS} clients that wait for each answer, then five times as much (at least one request a second and connection) for
${OFFERED_SECONDS} s over ${CONNECTIONS} connections, from another process on the same machine, which takes its share of the cores. A second; p50 / p99
of what was accepted, p50 / p99 / most of \`/healthz\` asked every 100 ms, in milliseconds. *Inside*: how much of the
accepted was answered within a second by the program's own clock, which the asker's waiting for a core does not touch.
Where less than five times as much is offered, that many connections could not ask more often: each waits for its answer.
${load > QUIET_SHARE * availableParallelism() ? `\n${warning(load)}\n` : ''}
| | carried | offered | accepted | inside | shed | neither | health | memory, MiB | again after, s | cores: program, asker |
|---|---|---|---|---|---|---|---|---|---|---|
${measured.map(row).join('\n')}

| promised | measured | kept |
|---|---|---|
${promises(measured).map(promiseRow).join('\n')}
`;
}

/** @param load as in overloadReport */
function warning(load: number): string {
  return `**The machine was not quiet**: before this run ${load.toFixed(1)} processes wanted its ${availableParallelism()} cores, and the promise is for a
machine of the program's own. What is late here may be late by others; what is kept is kept all the same.`;
}

function row(one: OverloadResult): string {
  const cells = [
    one.what,
    one.carried,
    one.offered,
    `${one.accepted} (${ms(one.times, 0.5)} / ${ms(one.times, 0.99)})`,
    `${(one.shareInTime * 100).toFixed(1)} %`,
    one.shed,
    one.broken,
    `${ms(one.health, 0.5)} / ${ms(one.health, 0.99)} / ${ms(one.health, 1)}`,
    one.memory,
    (one.recovered / 1000).toFixed(1),
    one.cores.map((cores) => cores.toFixed(1)).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

interface Promised {
  what: string;
  most: number;
  of: (one: OverloadResult) => number;
}

function promises(measured: readonly OverloadResult[]) {
  const all: Promised[] = [
    {
      what: 'accepted, p99, ms',
      most: PROMISED.answeredMs,
      of: ({ times }) => ms(times, 0.99),
    },
    { what: '`/healthz`, p99, ms', most: PROMISED.healthMs, of: ({ health }) => ms(health, 0.99) },
    { what: 'memory, MiB', most: PROMISED.mebibytes, of: ({ memory }) => memory },
    {
      what: 'itself again (ten calls in a row), ms',
      most: PROMISED.againMs,
      of: ({ recovered }) => Math.round(recovered),
    },
    { what: 'neither answered nor shed', most: 0, of: ({ broken }) => broken },
  ];
  return all.map(({ what, most, of }) => {
    const values = measured.map(of);
    const missed = measured.filter((one) => of(one) > most).map((one) => one.what);
    return { what: `${what}: at most ${most.toLocaleString('en')}`, values, missed };
  });
}

function promiseRow({ what, values, missed }: ReturnType<typeof promises>[number]): string {
  const verdict = missed.length === 0 ? 'yes' : `no: ${missed.join('; ')}`;
  return `| ${what} | ${Math.min(...values)} to ${Math.max(...values)} | ${verdict} |`;
}
