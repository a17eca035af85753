// The program under measurement, started as its users start it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const KIB_IN_MIB = 1024;
const GIVE_UP_MS = 120_000;

/** Where a benchmark has one program. */
export const PORT = 4570;

export const admin = { email: 'bench@adhyay.example', password: 'as fast as it goes' };

export interface Running {
  address: string;
  /** Milliseconds from the command to the first response. */
  startedIn: number;
  /** Resident memory of the server, in MiB. */
  memory: () => number;
  pid: () => number;
  stop: () => Promise<void>;
  /** Kills the server, as a power cut would. */
  kill: () => Promise<void>;
}

export function npmStart(variables: Record<string, string>, port: number): Promise<Running> {
  return start('npm', ['start'], variables, port);
}

export async function withProgram<Result>(
  variables: Record<string, string>,
  run: (running: Running) => Promise<Result>,
  port = PORT,
): Promise<Result> {
  const running = await npmStart(variables, port);
  try {
    return await run(running);
  } finally {
    await running.stop();
  }
}

/** @param without names of modules in `ablation/` that replace one of the program's */
export function startProgram(
  variables: Record<string, string>,
  port: number,
  without: readonly string[] = [],
): Promise<Running> {
  const imports = without.map(
    (name) => `--import=${join(import.meta.dirname, `ablation/${name}.ts`)}`,
  );
  return start(process.execPath, [...imports, join(root, 'scripts/start.mjs')], variables, port);
}

async function start(
  command: string,
  args: readonly string[],
  variables: Record<string, string>,
  port: number,
): Promise<Running> {
  const address = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'error',
      DAILY_LIMIT_PER_ACCOUNT: '1000000000',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...variables,
    },
  });
  const exited = once(child, 'exit');
  const endedEarly = exited.then(() => {
    throw new Error(`the program ended: is port ${port} taken?`);
  });
  await Promise.race([firstAnswer(address, startedAt), endedEarly]);
  endedEarly.catch(() => {});
  const startedIn = performance.now() - startedAt;
  return {
    address,
    startedIn,
    memory: () => residentMemory(serverOf(child.pid ?? 0)),
    pid: () => serverOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
    kill: async () => {
      process.kill(serverOf(child.pid ?? 0), 'SIGKILL');
      await exited;
    },
  };
}

async function firstAnswer(address: string, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < GIVE_UP_MS) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await setTimeout(5);
  }
  throw new Error('npm start gave no answer');
}

/** npm starts the server with or without a shell between; the server may have a child, too. */
function serverOf(pid: number): number {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  if (command.some((word) => word.endsWith('scripts/start.mjs'))) return pid;
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const [child] = stdout.trim().split(/\s+/).map(Number);
  return child ? serverOf(child) : pid;
}

function residentMemory(pid: number): number {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kib) / KIB_IN_MIB);
}
