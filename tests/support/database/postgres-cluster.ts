// A PostgreSQL cluster in a temporary folder, on a socket there, removed after the tests.
// TEST_POSTGRES_URL names a server to use instead.
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { needPostgres } from '../../../scripts/prerequisites/postgres.ts';
import { queryPostgres } from '../app/query-database.ts';
import { openOnPostgres } from '../program/opened-trust.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The clause after `create database` for a copy of the opened trust. */
    copyOfOpened: string;
  }
}

const OPENED_DATABASE = 'opened_trust';

export default async function setup(project: TestProject): Promise<() => void> {
  const cluster = process.env.TEST_POSTGRES_URL ? undefined : startCluster();
  const url = process.env.TEST_POSTGRES_URL ?? cluster?.url ?? '';
  project.provide('postgresUrl', url);
  await queryPostgres(url, `drop database if exists ${OPENED_DATABASE}`);
  await queryPostgres(url, `create database ${OPENED_DATABASE}`);
  const opened = new URL(url);
  opened.pathname = `/${OPENED_DATABASE}`;
  const forget = await openOnPostgres(opened.href);
  project.provide('copyOfOpened', `template ${OPENED_DATABASE} ${await fastestCopy(url)}`);
  return () => {
    forget();
    cluster?.stop();
  };
}

/** Since version 15 the default copies through the write-ahead log, which takes twice the time. */
async function fastestCopy(url: string): Promise<string> {
  const [setting] = await queryPostgres(url, 'show server_version_num');
  return Number(setting?.server_version_num) >= 150_000 ? 'strategy file_copy' : '';
}

const NEW_CLUSTER = '-U adhyay -A trust --no-sync -E UTF8 --locale C --lc-ctype C.UTF-8'.split(' ');

/** The default is 128 MB; PostgreSQL's manual recommends a quarter of the memory. */
const MEASURED_SETTINGS = '-c shared_buffers=1GB';

export interface Cluster {
  url: string;
  /** The postmaster. */
  pid: () => number;
  /** `fast` ends all connections, `immediate` crashes; resolves when connections are accepted again. */
  restart: (mode: 'fast' | 'immediate') => Promise<void>;
  /** @param keep folder that receives the cluster's data, for a later start */
  stop: (keep?: string) => void;
}

/**
 * @param fsync off for tests, which survive a power cut anyway; on where durable writes are measured
 * @param from data folder of a stopped cluster, which is copied; default: an empty cluster. initdb takes two seconds.
 */
export function startCluster(
  fsync: 'on' | 'off' = 'off',
  from = process.env.EMPTY_CLUSTER,
): Cluster {
  const programs = needPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-postgres-'));
  const data = join(folder, 'data');
  const control = join(programs, 'pg_ctl');
  const options = { cwd: folder, ...asOrdinaryUser(folder) };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  if (from) execFileSync('cp', ['-Rp', from, data]);
  else run(join(programs, 'initdb'), '-D', data, ...NEW_CLUSTER);
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=${fsync} ${fsync === 'on' ? MEASURED_SETTINGS : ''}`;
  const log = join(folder, 'log');
  run(control, '-D', data, '-w', '-l', log, '-o', settings, 'start');
  return {
    url: `postgres://adhyay@localhost/postgres?host=${encodeURIComponent(folder)}`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    restart: async (mode) => {
      const args = ['-D', data, '-w', '-l', log, '-m', mode, 'restart'];
      await promisify(execFile)(control, args, options);
    },
    stop: (keep) => {
      run(control, '-D', data, '-m', keep ? 'fast' : 'immediate', '-w', 'stop');
      if (keep) execFileSync('cp', ['-Rp', data, keep]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root starts it as nobody. */
function asOrdinaryUser(folder: string): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const uid = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
  const gid = Number(execFileSync('id', ['-g', 'nobody'], { encoding: 'utf8' }));
  chownSync(folder, uid, gid);
  return { uid, gid };
}
