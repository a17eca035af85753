// Four programs on one PostgreSQL share sessions, rate limits, the mail outbox and the data, while programs
// and the database stop and start.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sunita } from '../support/app/entries/entries.ts';
import { queryPostgres } from '../support/app/query-database.ts';
import { ritu } from '../support/app/website/visitors.ts';
import { closeSmallBuckets } from '../support/database/close-small-buckets.ts';
import { type ProgramCluster, startPrograms } from '../support/database/many-programs.ts';
import type { Cluster } from '../support/database/postgres-cluster.ts';
import {
  expectNoneDoubled,
  expectNothingLost,
  NO_RESPONSE,
  newWriteLog,
  type WriteLog,
  writeUntilStopped,
} from '../support/database/write-log.ts';
import { picture, uploadTo } from '../support/images/pictures.ts';
import { type FakeSmtp, startFakeSmtp } from '../support/network/fake-smtp.ts';
import { startLoadBalancer } from '../support/network/load-balancer.ts';
import { addAsha, adminToken, request } from '../support/program/program.ts';
import { startStartedCluster } from '../support/program/started-trust.ts';

/** Four programs start at once, on a busy machine. */
const LONGEST_MS = 120_000;
const ASHA = { email: 'asha@adhyay.example', password: 'walks far' };
const QUERIES = 24;
const CLIENTS = 6;

let cluster: Cluster;
let smtpServer: FakeSmtp;
let many: ProgramCluster;
let addresses: string[];
let meera: string;
let asha: number;

beforeAll(async () => {
  cluster = startStartedCluster();
  smtpServer = await startFakeSmtp();
  const mail = { SMTP_URL: smtpServer.url, MAIL_TO: 'office@adhyay.example' };
  const shared = { DATABASE_URL: cluster.url, TRUST_PROXY: '127.0.0.1', ...mail };
  many = await startPrograms(4, shared, 'startedCluster');
  addresses = many.programs.map(({ address }) => address);
  meera = await adminToken(at(0));
  asha = await addAsha(at(0), meera);
}, LONGEST_MS);
afterAll(async () => {
  const codes = await many?.close();
  await smtpServer.close();
  cluster.stop();
  expect(codes).toEqual([0, 0, 0, 0]);
}, LONGEST_MS);

const ask = (sql: string, values?: unknown[]) => queryPostgres(cluster.url, sql, values);
const at = (which: number): string => addresses[which % addresses.length] ?? '';
const signIn = (which: number, account: object, from: string) =>
  request(at(which), 'signIn', { body: account, headers: { 'x-forwarded-for': from } });
const tokenOf = async (which: number): Promise<string> =>
  (await signIn(which, ASHA, '203.0.113.1')).body.token;
const everywhere = (token: string) =>
  Promise.all(
    addresses.map(async (address) => {
      const { status } = await request(address, 'listOwnSurveys', { token });
      return status;
    }),
  );

test('a session started at one instance works at all, and ends at all with the next call', async () => {
  const token = await tokenOf(0);
  expect(await everywhere(token)).toEqual([200, 200, 200, 200]);
  await request(at(1), 'signOut', { token });
  expect(await everywhere(token)).toEqual([401, 401, 401, 401]);
});

test('a volunteer deactivated at one instance is refused by all with the next call', async () => {
  const token = await tokenOf(2);
  expect(await everywhere(token)).toEqual([200, 200, 200, 200]);
  const switched = (status: string) =>
    request(at(3), 'setVolunteerStatus', { token: meera, id: asha, body: { status } });
  expect((await switched('inactive')).status).toBe(200);
  expect(await everywhere(token)).toEqual([401, 401, 401, 401]);
  expect((await signIn(0, ASHA, '203.0.113.1')).status).toBe(403);
  expect((await switched('active')).status).toBe(200);
});

test('an entry is created once, whichever instances its key is sent to', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...sunita, volunteer_id: asha };
  const answers = await Promise.all(
    addresses.map((address) => request(address, 'createSurvey', { token: meera, body, headers })),
  );
  for (const { status, body: entry } of answers)
    expect([status, entry]).toEqual([201, answers[0]?.body]);
  const list = await request(at(1), 'listSurveys', { token: meera });
  expect(list.body.pagination.total_records).toBe(1);
});

test('five wrong passwords are five, however they are distributed', async () => {
  const guess = { ...ASHA, password: 'walks near' };
  // A forged X-Forwarded-For entry comes before the proxy's own.
  for (let i = 0; i < 5; i++) {
    expect((await signIn(i, guess, `198.51.100.${i}, 203.0.113.7`)).status).toBe(401);
  }
  for (let i = 0; i < 4; i++) {
    expect((await signIn(i, ASHA, `192.0.2.${i}, 203.0.113.7`)).status).toBe(429);
  }
  expect((await signIn(3, ASHA, '203.0.113.1')).status).toBe(200);
});

test('uploads of an hour are counted together', async () => {
  const wall = await picture('webp', { width: 40, height: 40 });
  const before = (await ask('select key from rate_limit_counters')).map(({ key }) => key);
  expect((await uploadTo(at(0), meera, wall)).status).toBe(201);
  await ask('update rate_limit_counters set count = 299 where key <> all ($1)', [before]);
  const statuses = [];
  for (const which of [1, 2, 3, 0]) statuses.push((await uploadTo(at(which), meera, wall)).status);
  expect(statuses).toEqual([201, 429, 429, 429]);
});

test('one sender’s form submissions are counted together', async () => {
  const write = async (which: number) => {
    const answer = await fetch(`${at(which)}/f/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-forwarded-for': '203.0.113.9',
      },
      body: JSON.stringify({ ...ritu, _gotcha: 'filled by no person' }),
    });
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 40 }, (_, i) => write(i)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

test('every query is mailed once, whichever instance received it', async () => {
  smtpServer.delay = 20;
  await Promise.all(
    Array.from({ length: QUERIES }, (_, i) =>
      fetch(`${at(i)}/f/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ ...ritu, name: `Ritu ${i}` }),
      }),
    ),
  );
  const isSent = async () =>
    (await ask('select id from enquiries where mail_waiting = 1')).length === 0;
  await vi.waitUntil(isSent, { timeout: 20_000, interval: 100 });
  const subjects = smtpServer.mails.map(({ headers }) => headers.subject);
  expect(subjects).toHaveLength(QUERIES);
  expect(new Set(subjects).size).toBe(QUERIES);
});

test(
  'acknowledged writes are stored once while programs and the database end and start again',
  async () => {
    const proxy = await startLoadBalancer(addresses);
    const owners = [1, asha] as const;
    const log = newWriteLog();
    let isOver = false;
    const working = Array.from({ length: CLIENTS }, (_, i) =>
      writeUntilStopped(
        { address: proxy.address, token: meera, name: `Entry ${i}`, owners, persists: true },
        log,
        () => isOver,
      ),
    );
    const count = () => closeSmallBuckets(many.folders[0] ?? '', cluster.url, many.keys);
    await acknowledgesMore(log);
    const codes = await Promise.all([
      many.restart(0, 'SIGKILL'),
      many.restart(1, 'SIGTERM'),
      count(),
    ]);
    expect(codes.slice(0, 2)).toEqual([null, 0]);
    await cluster.restart('immediate');
    await acknowledgesMore(log);
    await Promise.all([many.restart(2, 'SIGKILL'), count()]);
    await cluster.restart('fast');
    await acknowledgesMore(log);
    await count();
    isOver = true;
    await Promise.all(working);
    await proxy.close();

    const expected = [200, 201, 502, 503, NO_RESPONSE];
    const odd = [...log.statuses.keys()].filter((status) => !expected.includes(status));
    expect(odd, JSON.stringify([...log.statuses])).toEqual([]);
    expect(log.acknowledged.length).toBeGreaterThan(CLIENTS);
    // Without such failures the retries would be untested.
    expect((log.statuses.get(502) ?? 0) + (log.statuses.get(503) ?? 0)).toBeGreaterThan(0);
    await expectNothingLost(ask, log);
    await expectNoneDoubled(ask);
    expect((await ask('select since from count_buckets')).length).toBeGreaterThan(0);
  },
  LONGEST_MS,
);

async function acknowledgesMore({ acknowledged }: WriteLog): Promise<void> {
  const before = acknowledged.length;
  const more = () => expect(acknowledged.length).toBeGreaterThan(before + CLIENTS);
  await vi.waitFor(more, { timeout: 30_000 });
}
