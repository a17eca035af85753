// CPU time of processes, from Linux's /proc. It includes children that have ended.
import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

/** Milliseconds of a process and its descendants. */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger).map(read);
  const below = (parent: number): number =>
    all
      .filter((one) => one?.parent === parent)
      .reduce((sum, one) => sum + (one ? one.ms + below(one.pid) : 0), 0);
  const own = read(pid);
  return (own?.ms ?? 0) + (own?.ofEnded ?? 0) + below(pid);
}

/** Milliseconds of one process: of a program, without its encoder process. */
export function ownCpuOf(pid: number): number {
  return read(pid)?.ms ?? 0;
}

/** @returns undefined if the process has ended since it was listed */
function read(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in brackets may contain anything; only numbers follow it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [own = 0, kernel = 0, endedOwn = 0, endedKernel = 0] = fields.slice(11, 15);
    return {
      pid,
      parent,
      ms: (own + kernel) * TICK_MS,
      ofEnded: (endedOwn + endedKernel) * TICK_MS,
    };
  } catch {
    return undefined;
  }
}
