// One, two and four programs behind nginx on one PostgreSQL: CPU time per request, failures when a program is
// killed or the database crashes, and disk space per entry. Images are in pictures.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { keyText, newKeys } from '#server/vault/keys.ts';
import { queryPostgres, type RunQuery } from '../tests/support/app/query-database.ts';
import { startCluster } from '../tests/support/database/postgres-cluster.ts';
import { cpuOf, ownCpuOf } from './cpu.ts';
import { fill } from './data/fill.ts';
import { KINDS, type Kind, type Workload } from './desk/desk-day.ts';
import { openDesk } from './desk/open-desk.ts';
import { type Call, type Load, type Measured, measure } from './load.ts';
import { needNginx, runNginx } from './nginx.ts';
import { npmStart, type Running } from './program.ts';

export const ENTRIES = 50_000;
export const CLIENTS = 16;
export const SECONDS = 8;
const ONE_KIND_SECONDS = 3;
/** Longer than PostgreSQL's recovery after a crash. */
const INCIDENT_SECONDS = 20;
const NUMBERS = [1, 2, 4];
const PROXY_PORT = 4580;
const PORT = 4581;

/** CPU milliseconds per response. */
export interface Cost {
  programs: number;
  postgres: number;
  nginx: number;
}
export interface MeasuredWithCost extends Measured {
  cost: Cost;
}
export interface Size {
  name: string;
  bytes: number;
}
export interface ManyFigures {
  kinds: { kind: Kind; measured: MeasuredWithCost }[];
  days: { programs: number; connections: number; day: MeasuredWithCost }[];
  /** The incident, the failed responses, and seconds until the last of them. */
  incidents: { what: string; failed: number; lasted: number }[];
  sizes: Size[];
  /** Bytes of the write-ahead log per created entry. */
  walOfCreate: number;
}

interface Bench {
  variables: Record<string, string>;
  ask: RunQuery;
  postgres: () => number;
  crash: () => Promise<void>;
}

export async function measureMany(): Promise<ManyFigures> {
  needNginx();
  const cluster = startCluster('on');
  const folder = mkdtempSync(join(tmpdir(), 'adhyay-bench-'));
  const bench: Bench = {
    variables: {
      DATABASE_URL: cluster.url,
      DATA_KEYS: keyText(newKeys()),
      TRUST_PROXY: '127.0.0.1',
    },
    ask: (sql) => queryPostgres(cluster.url, sql),
    postgres: cluster.pid,
    crash: () => cluster.restart('immediate'),
  };
  try {
    return await measureAll(bench, folder);
  } finally {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAll(bench: Bench, folder: string): Promise<ManyFigures> {
  const inFolder = (which: number) => ({ ...bench.variables, DATA_DIR: join(folder, `${which}`) });
  const start = (which: number) => npmStart(inFolder(which), PORT + which);
  await (await start(0)).stop();
  await fill({ variables: inFolder(0), entries: ENTRIES });
  const sizes = await sizesOf(bench);
  const figures: ManyFigures = { kinds: [], days: [], incidents: [], sizes, walOfCreate: 0 };
  for (const number of NUMBERS) {
    const programs = await Promise.all(Array.from({ length: number }, (_, i) => start(i)));
    const nginx = await runNginx(proxied(number));
    try {
      const { day } = await openDesk(behindProxy.url, ENTRIES);
      const measured = (load: Partial<Load>) => costOf(bench, programs, nginx.pid, load);
      await measure({ ...behindProxy, seconds: 2, call: day.anyCall });
      if (number === 1) {
        figures.kinds = await eachKind(day, measured);
        figures.walOfCreate = await walOf(bench, () => day.call('creates'));
      }
      const ofDay = await measured({ call: day.anyCall, seconds: SECONDS });
      const connections = await connectionsOf(bench);
      figures.days.push({ programs: number, connections, day: ofDay });
      if (number === NUMBERS.at(-1)) {
        figures.incidents = await causeIncidents(bench, programs, start, day);
      }
    } finally {
      await Promise.all(programs.map(({ stop }) => stop()));
      nginx.stop();
    }
  }
  return figures;
}

const behindProxy: Load = {
  clients: CLIENTS,
  seconds: SECONDS,
  url: `http://127.0.0.1:${PROXY_PORT}`,
};

/** nginx retries idempotent requests at another program; other retries are the client's. */
function proxied(number: number): string {
  const servers = Array.from({ length: number }, (_, i) => `server 127.0.0.1:${PORT + i};`);
  const pass = `proxy_pass http://adhyay; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`;
  return `
  upstream adhyay { ${servers.join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${PROXY_PORT};
    error_page 418 = @once;
    location / { if ($request_method !~ ^(GET|HEAD)$) { return 418; } ${pass} }
    location @once { proxy_next_upstream off; ${pass} }
  }`;
}

async function eachKind(
  day: Workload,
  measured: (load: Partial<Load>) => Promise<MeasuredWithCost>,
) {
  const kinds: ManyFigures['kinds'] = [];
  for (const kind of KINDS) {
    const load = { call: () => day.call(kind), seconds: ONE_KIND_SECONDS };
    kinds.push({ kind, measured: await measured(load) });
  }
  return kinds;
}

async function costOf(
  { postgres }: Bench,
  programs: readonly Running[],
  nginx: number,
  load: Partial<Load>,
): Promise<MeasuredWithCost> {
  const used = () => [
    programs.reduce((sum, { pid }) => sum + ownCpuOf(pid()), 0),
    cpuOf(postgres()),
    cpuOf(nginx),
  ];
  const before = used();
  const measured = await measure({ ...behindProxy, ...load });
  const [ours = 0, theirs = 0, proxys = 0] = used().map((ms, i) => ms - (before[i] ?? 0));
  const { answers } = measured;
  const cost = { programs: ours / answers, postgres: theirs / answers, nginx: proxys / answers };
  return { ...measured, cost };
}

async function causeIncidents(
  bench: Bench,
  programs: Running[],
  start: (which: number) => Promise<Running>,
  day: Workload,
): Promise<ManyFigures['incidents']> {
  const incidents: ManyFigures['incidents'] = [];
  const measureDuring = async (what: string, cause: () => Promise<unknown>) => {
    const failures: number[] = [];
    const onFailure = () => failures.push(performance.now());
    const load = measure({
      ...behindProxy,
      seconds: INCIDENT_SECONDS,
      call: day.anyCall,
      onFailure,
    });
    await setTimeout(1000);
    const startedAt = performance.now();
    await cause();
    await load;
    const lasted = Math.max(0, (failures.at(-1) ?? startedAt) - startedAt) / 1000;
    incidents.push({ what, failed: failures.length, lasted });
  };
  await measureDuring('one program is killed and started again', async () => {
    await programs[0]?.kill();
    programs[0] = await start(0);
  });
  await measureDuring('PostgreSQL crashes and recovers', bench.crash);
  return incidents;
}

async function sizesOf({ ask }: Bench): Promise<Size[]> {
  const rows = await ask(`
    select relname as name, pg_relation_size(oid) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and pg_relation_size(oid) > 1000000
    order by 2 desc`);
  return rows.map(({ name, bytes }) => ({ name: String(name), bytes: Number(bytes) }));
}

async function walOf({ ask }: Bench, call: () => Call): Promise<number> {
  const position = async () => {
    const [row] = await ask("select pg_current_wal_lsn() - '0/0' as at");
    return Number(row?.at);
  };
  const before = await position();
  const { answers } = await measure({ ...behindProxy, call, seconds: ONE_KIND_SECONDS });
  return ((await position()) - before) / answers;
}

async function connectionsOf({ ask }: Bench): Promise<number> {
  const [row] = await ask(
    "select count(*) as open from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return Number(row?.open);
}
