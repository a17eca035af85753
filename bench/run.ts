// npm run bench: measures the program on this machine, on both databases, and writes RESULTS.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { inventedPeople } from '#invented/people.ts';
import { buildIfStale } from '../scripts/build/if-stale.ts';
import { startCluster } from '../tests/support/postgres-cluster.ts';
import { type Beside, besideNginx, besideTable } from './beside-nginx.ts';
import { type Measured, measure } from './load.ts';
import { admin, npmStart, type Running } from './program.ts';

const SECONDS = 5;
const CLIENTS = 8;
const ENTRIES = 1000;
const PORT = 4570;

interface Report {
  database: string;
  freshStart: number;
  secondStart: number;
  memoryIdle: number;
  memoryAfter: number;
  figures: Record<string, Measured>;
}

buildIfStale();
const cluster = startCluster();
try {
  const reports = [
    await measureOn('SQLite', {}),
    await measureOn('PostgreSQL', { DATABASE_URL: cluster.url }),
  ];
  const text = written(reports, await measurePages());
  console.log(text);
  writeFileSync(join(import.meta.dirname, 'RESULTS.md'), text);
} finally {
  cluster.stop();
}

async function measureOn(database: string, variables: Record<string, string>): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adhyay-bench-'));
  const environment = { ...variables, DATA_DIR: dataDir };
  const first = await npmStart(environment, PORT);
  await first.stop();
  const second = await npmStart(environment, PORT);
  const memoryIdle = second.memory();
  const figures = await measureCalls(second);
  refuseFailures(figures);
  const report = {
    database,
    freshStart: first.startedIn,
    secondStart: second.startedIn,
    memoryIdle,
    memoryAfter: second.memory(),
    figures,
  };
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return report;
}

async function measureCalls({ address }: Running): Promise<Record<string, Measured>> {
  const api = `${address}/server/api`;
  const { token, id } = await signIn(api);
  const headers = { authorization: `Bearer ${token}` };
  const person = inventedPeople(id);
  const nextPerson = () => ({ ...person(), volunteer_id: id });
  const load = { clients: CLIENTS, seconds: SECONDS, headers };

  await fill(api, headers, nextPerson);
  return {
    'home page, brotli, 64 clients': await measure({
      ...load,
      clients: 64,
      url: address,
      headers: { 'accept-encoding': 'br' },
    }),
    [`newest 10 of ${ENTRIES} with the count`]: await measure({ ...load, url: `${api}/surveys` }),
    'read one': await measure({ ...load, url: `${api}/surveys/get?id=1` }),
    'create one, durable': await measure({
      ...load,
      url: `${api}/surveys/create`,
      method: 'POST',
      body: nextPerson,
    }),
    // Last: each sign-in opens a session, and an account's oldest ones give way.
    'sign in': await measure({
      ...load,
      url: `${api}/volunteers/login`,
      method: 'POST',
      body: () => admin,
    }),
  };
}

async function measurePages(): Promise<Beside[] | undefined> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adhyay-bench-'));
  const running = await npmStart({ DATA_DIR: dataDir }, PORT);
  const rows = await besideNginx(running.address);
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return rows;
}

/** A figure of refusals would say nothing. */
function refuseFailures(figures: Record<string, Measured>): void {
  const failed = Object.entries(figures).filter(([, { failed }]) => failed > 0);
  if (failed.length > 0)
    throw new Error(`Not every answer was a success: ${JSON.stringify(failed)}`);
}

async function signIn(api: string): Promise<{ token: string; id: number }> {
  const { token, volunteer } = await post(`${api}/volunteers/login`, {}, admin);
  return { token, id: volunteer.id };
}

async function fill(
  api: string,
  headers: Record<string, string>,
  nextPerson: () => object,
): Promise<void> {
  for (let i = 0; i < ENTRIES; i++) await post(`${api}/surveys/create`, headers, nextPerson());
}

async function post(url: string, headers: Record<string, string>, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

function written(reports: readonly Report[], beside: Beside[] | undefined): string {
  const [cpu] = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  const machine = `${availableParallelism()} cores (${cpu?.model.trim()}), ${gib} GiB, ${process.platform}, Node ${process.version}`;
  return `# What was measured

\`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, on ${machine}. The load and the server share the
machine; take the figures as ±15 %. ${CLIENTS} clients unless it says otherwise, ${SECONDS} s each. Nothing is
switched off: every create is on the disk before it is answered, with its version, its log line, its
sealed numbers and its search index. In its first minutes a new data folder also makes the pictures' other
widths, one at a time: home, memory and the calls below were measured meanwhile, the pages beside nginx on
another new folder likewise.

${reports.map(table).join('\n')}
${besideTable(beside)}`;
}

function table(report: Report): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const rows = Object.entries(report.figures).map(
    ([name, { perSecond, p50, p99 }]) =>
      `| ${name} | ${perSecond.toLocaleString('en')} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`,
  );
  return `## ${report.database}

| start, from the command \`npm start\` to the first answer | |
|---|---|
| on an empty data folder | ${seconds(report.freshStart)} |
| again | ${seconds(report.secondStart)} |
| memory before the load, after it | ${report.memoryIdle} MiB, ${report.memoryAfter} MiB |

| | a second | p50 ms | p99 ms |
|---|---|---|---|
${rows.join('\n')}
`;
}
