// The metrics for an operator's Prometheus, which nobody else may read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const TOKEN = 'a-token-of-some-length';
const DURATION = 'adhyay_http_request_duration_seconds';
const isPostgres = process.env.TEST_DATABASE === 'postgres';

let testApp: TestApp;
let hidden: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({ METRICS_TOKEN: TOKEN });
  hidden = await openTestApp();
});
afterAll(async () => {
  await testApp.close();
  await hidden.close();
});

const read = (token = TOKEN) =>
  testApp.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
const signIn = (password: string, email = ADMIN.email) =>
  testApp.app.inject({
    method: 'POST',
    url: '/server/api/volunteers/login',
    payload: { email, password },
  });

test('metrics need a configured token and the right one in the request', async () => {
  const nowhere = await hidden.app.inject({ url: '/nowhere' });
  const metrics = await hidden.app.inject({ url: '/metrics' });
  expect([metrics.statusCode, metrics.body]).toEqual([404, nowhere.body]);
  for (const refused of [await read(''), await read(`${TOKEN}x`), await read('x')]) {
    expect(refused.statusCode).toBe(401);
    expect(refused.json().code).toBe('metricsRefused');
    expect(refused.headers['cache-control']).toBe('no-store');
  }
  expect((await testApp.app.inject({ url: '/metrics' })).statusCode).toBe(401);
});

test('a token that is too short stops the start', async () => {
  await expect(openTestApp({ METRICS_TOKEN: 'short' })).rejects.toThrow('METRICS_TOKEN');
});

test('metrics are counted by route and class of status, in the text format', async () => {
  await signIn(ADMIN.password);
  await signIn('wrong');
  await testApp.app.inject({ url: '/server/api/surveys?search=Sunita' });
  await testApp.app.inject({ url: '/a/made/up/address' });
  const { statusCode, headers, body } = await read();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers['cache-control']).toBe('no-store');

  const samples = readSamples(body);
  const value = (name: string, labels: Record<string, string> = {}) =>
    samples.find((one) => one.name === name && isLabelled(one, labels))?.value;
  const answered = (route: string, status: string) => value(`${DURATION}_count`, { route, status });
  expect(answered('/server/api/volunteers/login', '2xx')).toBe(1);
  expect(answered('/server/api/volunteers/login', '4xx')).toBe(1);
  expect(answered('/server/api/surveys', '4xx')).toBe(1);
  expect(value('adhyay_sign_ins_failed_total', { reason: 'wrong' })).toBe(1);
  expect(value('adhyay_http_requests_shed_total')).toBe(0);
  expect(value('adhyay_ready')).toBe(1);
  expect(value('adhyay_enquiries_mail_waiting')).toBe(0);
  expect(value('adhyay_pictures_waiting')).toBe(0);
  expect(value('adhyay_data_free_bytes')).toBeGreaterThan(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  const sqliteBytes = value('adhyay_sqlite_database_bytes');
  const used = value('adhyay_postgres_connections_used');
  expect([sqliteBytes === undefined, used === undefined]).toEqual([isPostgres, !isPostgres]);
  for (const personal of ['Sunita', 'made/up', ADMIN.email, TOKEN]) {
    expect(body).not.toContain(personal);
  }
});

test('a request is counted, too, when its client does not wait for the answer', async () => {
  const name = `${'ab'.repeat(32)}.pdf`;
  const { app, ctx } = testApp;
  const row = { name, file_name: 'a.pdf', bytes: 10, uploaded_by: 1 };
  await ctx.db
    .insertInto('files')
    .values({ ...row, uploaded_at: ctx.now().toISOString() })
    .execute();
  const reading = Promise.withResolvers<void>();
  const content = Promise.withResolvers<undefined>();
  ctx.blobs.stream = () => {
    reading.resolve();
    return content.promise;
  };
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const asked = fetch(`${address}/files/${name}`, { signal: leaving.signal });
  await reading.promise;
  leaving.abort();
  await expect(asked).rejects.toThrow();
  const labels = { route: '/files/:name', status: '4xx' };
  const counted = async () =>
    readSamples((await read()).body).find(
      (one) => one.name === `${DURATION}_count` && isLabelled(one, labels),
    )?.value;
  await expect.poll(counted).toBe(1);
  content.resolve(undefined);
});

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const isLabelled = (sample: Sample, labels: Record<string, string>): boolean =>
  Object.entries(labels).every(([key, text]) => sample.labels[key] === text);

const SAMPLE =
  /^([a-z][a-z0-9_]*)(?:\{((?:[a-z_]+="[^"\\\n]*",?)*)\})? (-?[0-9.e+-]+|\+Inf|Na[nN])$/;

/** Strict parser: each line is a declaration, or a unique sample of a metric declared above. */
function readSamples(text: string): Sample[] {
  const types = new Map<string, string>();
  const helped = new Set<string>();
  const seen = new Set<string>();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
      if (kind === 'HELP') {
        expect(helped.has(name), line).toBe(false);
        helped.add(name);
      } else if (kind === 'TYPE') {
        expect(['counter', 'gauge', 'histogram', 'summary']).toContain(rest);
        expect(helped.has(name), line).toBe(true);
        types.set(name, rest);
      }
      if (kind) return [];
      const [, sample = '', labels = '', value] = SAMPLE.exec(line) ?? [];
      expect(sample, line).not.toBe('');
      const base = sample.replace(/_(bucket|sum|count)$/, '');
      expect(types.has(sample) || types.get(base) === 'histogram', line).toBe(true);
      if (sample.startsWith('adhyay_')) {
        expect(types.get(sample) === 'counter', line).toBe(sample.endsWith('_total'));
      }
      expect(seen.has(`${sample}{${labels}}`), line).toBe(false);
      seen.add(`${sample}{${labels}}`);
      const pairs = [...labels.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, key, text]) => [
        key,
        text,
      ]);
      return [{ name: sample, labels: Object.fromEntries(pairs), value: Number(value) }];
    });
}
