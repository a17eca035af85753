// A throw-away PostgreSQL for the tests: a cluster in a temporary folder, on a socket there, gone
// afterwards. TEST_POSTGRES_URL names a server to use instead.
import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { needPostgres } from '../../scripts/tools/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default function setup(project: TestProject): (() => void) | undefined {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const cluster = startCluster();
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}

/** @param fsync off for tests, which lose nothing with the machine; on where durable writes are measured */
export function startCluster(fsync: 'on' | 'off' = 'off'): { url: string; stop: () => void } {
  const programs = needPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-postgres-'));
  const data = join(folder, 'data');
  const run = asOrdinaryUser(folder);
  run(
    join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'adhyay',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale',
    'C',
  );
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=${fsync}`;
  const log = join(folder, 'log');
  run(join(programs, 'pg_ctl'), '-D', data, '-w', '-l', log, '-o', settings, 'start');
  return {
    url: `postgres://adhyay@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => {
      run(join(programs, 'pg_ctl'), '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as the user nobody. */
function asOrdinaryUser(folder: string): (program: string, ...args: string[]) => void {
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder };
  if (userInfo().uid !== 0) return (program, ...args) => execFileSync(program, args, options);
  const nobody = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
  const group = Number(execFileSync('id', ['-g', 'nobody'], { encoding: 'utf8' }));
  chownSync(folder, nobody, group);
  const asNobody = { ...options, uid: nobody, gid: group };
  return (program, ...args) => execFileSync(program, args, asNobody);
}
