// Compares the program with nginx on the same files, measured by wrk.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median } from './load.ts';

export const SECONDS = 4;
export const CLIENTS = 64;
export const ROUNDS = 5;
const PORT = 4571;

export interface NginxComparison {
  what: string;
  ours: number;
  nginx: number;
}

export function canCompare(): boolean {
  return has('nginx') && has('wrk');
}

/** @throws if nginx is not installed */
export function needNginx(): void {
  if (!has('nginx')) throw new Error('nginx is not installed here.');
}

/**
 * Measures both in turn, under the same load. @returns the median of the rounds
 * @param folder root of nginx
 * @param paths the same file at the program and at nginx
 */
export async function compare(
  folder: string,
  address: string,
  paths: Record<string, { ours: string; nginx: string }>,
): Promise<NginxComparison[]> {
  const nginx = await startNginx(folder);
  try {
    return Object.entries(paths).map(([what, path]) => {
      const rounds = Array.from({ length: ROUNDS }, () => ({
        ours: perSecond(address + path.ours),
        nginx: perSecond(`http://127.0.0.1:${PORT}${path.nginx}`),
      }));
      return {
        what,
        ours: median(rounds.map(({ ours }) => ours)),
        nginx: median(rounds.map(({ nginx }) => nginx)),
      };
    });
  } finally {
    nginx.stop();
  }
}

export function comparisonTable(rows: readonly NginxComparison[]): string {
  const lines = rows.map(
    ({ what, ours, nginx }) =>
      `| ${what} | ${ours.toLocaleString('en')} | ${nginx.toLocaleString('en')} | ${(ours / nginx).toFixed(2)} |`,
  );
  return `| | the program | nginx, one worker | ratio |
|---|---|---|---|
${lines.join('\n')}
`;
}

function has(program: string): boolean {
  return spawnSync('which', [program], { env: withSbin() }).status === 0;
}

function withSbin() {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
}

/** Serves the build's compressed files and keeps them open. */
function startNginx(root: string): Promise<Nginx> {
  return runNginx(`
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/avif avif; }
  sendfile on; gzip_static on; open_file_cache max=2000;
  server { listen 127.0.0.1:${PORT}; root ${root}; index index.html; }`);
}

export interface Nginx {
  pid: number;
  stop: () => void;
}

/** One worker, like the program; no access log. @param http content of the http block */
export async function runNginx(http: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-nginx-'));
  chmodSync(folder, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
user ${process.env.USER ?? 'root'};
events { worker_connections 1024; }
http { access_log off; keepalive_requests 1000000000; ${temporary} ${http}
}`,
  );
  const child: ChildProcess = spawn('nginx', ['-c', file], { stdio: 'inherit', env: withSbin() });
  await setTimeout(1000);
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function perSecond(url: string): number {
  const args = ['-t1', `-c${CLIENTS}`, `-d${SECONDS}`, '-H', 'accept-encoding: gzip', url];
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' });
  const [, figure] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (!figure || stdout.includes('Non-2xx')) throw new Error(`${url} was not answered:\n${stdout}`);
  return Math.round(Number(figure));
}
