// MANY.md: several programs on one database.
import { formatShares } from '../desk/desk-day.ts';
import {
  CLIENTS,
  ENTRIES,
  type ManyFigures,
  type MeasuredWithCost,
  SECONDS,
} from '../multi-instance.ts';

const MIB = 2 ** 20;

export function manyReport(machine: string, figures: ManyFigures): string {
  const { kinds, days, incidents, sizes, walOfCreate } = figures;
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  return `# Several programs on one database

\`npm run bench -- many\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. One PostgreSQL that waits for the
disk, ${ENTRIES.toLocaleString('en')} entries, nginx with one worker in front (requests that change something are never tried
twice by it), ${CLIENTS} clients. Load, nginx, programs and PostgreSQL share the machine, so the answers a second say
little about several machines; **the processor's milliseconds for each answer** are what to plan with. Pictures
are measured apart ([PICTURES.md](PICTURES.md)); the process that encodes them is not counted here.

## What a call costs

| one program | a second (p50 / p95 / p99 ms) | program, ms | PostgreSQL, ms | nginx, ms |
|---|---|---|---|---|
${kinds.map(({ kind, measured }) => `| ${kind} | ${costs(measured)} |`).join('\n')}

A create writes ${(walOfCreate / 1024).toFixed(1)} KiB of write-ahead log.

## A desk's day

${formatShares()}; ${SECONDS} s each.

| programs | a second (p50 / p95 / p99 ms) | programs, ms | PostgreSQL, ms | nginx, ms | connections |
|---|---|---|---|---|---|
${days.map(({ programs, connections, day }) => `| ${programs} | ${costs(day)} | ${connections} |`).join('\n')}

A program that has answered only some hundred calls is not yet compiled where it is used most: several
programs share what one alone was warmed by, and cost more for it in a run this short.

## When something ends in the middle

Four programs, the same load; nothing is repeated by the clients. PostgreSQL first reads again what it had written
since its last checkpoint; the filling is part of that.

| | failed answers | seconds until the last of them |
|---|---|---|
${incidents.map(({ what, failed, lasted }) => `| ${what} | ${failed} | ${lasted.toFixed(1)} |`).join('\n')}

## What an entry takes on the disk

${ENTRIES.toLocaleString('en')} entries of one version each; ${Math.round(total / ENTRIES).toLocaleString('en')} bytes an entry in all.

| | MiB | bytes an entry |
|---|---|---|
${sizes.map(({ name, bytes }) => `| ${name} | ${(bytes / MIB).toFixed(1)} | ${Math.round(bytes / ENTRIES)} |`).join('\n')}
`;
}

function costs({ perSecond, p50, p95, p99, failed, cost }: MeasuredWithCost): string {
  const times = [p50, p95, p99].map((time) => time.toFixed(1)).join(' / ');
  const { programs, postgres, nginx } = cost;
  const each = [programs, postgres, nginx].map((ms) => ms.toFixed(2)).join(' | ');
  return `${perSecond.toLocaleString('en')} (${times})${failed ? `, ${failed} failed` : ''} | ${each}`;
}
