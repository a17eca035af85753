// Security headers are on every response, including those that no route has sent.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { picture, upload } from '../../support/images/pictures.ts';
import { exchange } from '../../support/network/bare-socket.ts';
import { type ListeningTestApp, openListeningTestApp } from '../../support/program/listening.ts';

let testApp: ListeningTestApp;
let admin: Client;
let pageAsset: string;

beforeAll(async () => {
  testApp = await openListeningTestApp({
    PUBLIC_URL: 'https://trust.example',
    METRICS_TOKEN,
  });
  admin = await meera(testApp);
  await upload(testApp, admin, await picture('png', { width: 8, height: 8 }), { name: 'well.png' });
  const { body } = await testApp.app.inject({ url: '/' });
  pageAsset = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? '';
});
afterAll(() => testApp.close());

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
const METRICS_TOKEN = 'what-only-prometheus-knows-here-0001';
const LOGIN = '/server/api/volunteers/login';
const HOST = 'Host: trust.example\r\nConnection: close\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

const get = (path: string, head = '') => `GET ${path} HTTP/1.1\r\n${HOST}${head}\r\n`;
const signIn = (head: string, body = '') =>
  `POST ${LOGIN} HTTP/1.1\r\n${HOST}${JSON_TYPE}${head}\r\n${body}`;

test.each<[what: string, status: number, request: () => string, keeps?: string]>([
  ['a page', 200, () => get('/about'), 'no-cache'],
  ['the page of the desk', 200, () => get('/volunteer/login'), 'no-cache'],
  ['an unknown page', 404, () => get('/nope'), 'no-cache'],
  ['an asset', 200, () => get(pageAsset), 'public, max-age=31536000, immutable'],
  ['a picture', 200, () => get('/images/well.png'), 'no-cache'],
  ['an unknown picture', 404, () => get('/images/none.png'), 'no-cache'],
  ['the API description', 200, () => get('/server/api/docs'), 'no-cache'],
  ['the health of the process', 200, () => get('/healthz')],
  ['the health of the store', 200, () => get('/readyz')],
  ['the metrics', 200, () => get('/metrics', `Authorization: Bearer ${METRICS_TOKEN}\r\n`)],
  ['the metrics without a token', 401, () => get('/metrics')],
  ['a call without a token', 401, () => get('/server/api/surveys')],
  ['an unknown call', 404, () => get('/server/api/nothing')],
  ['a call by another method', 404, () => `TRACE ${LOGIN} HTTP/1.1\r\n${HOST}\r\n`],
  ['an address that cannot be decoded', 404, () => get('/server/api/%zz')],
  ['a page whose address cannot be decoded', 404, () => get('/%zz'), 'no-cache'],
  ['a body that is not JSON', 400, () => signIn('Content-Length: 1\r\n', '{')],
  ['a body that is too large', 413, () => signIn('Content-Length: 65537\r\n')],
  [
    'a body of another type',
    415,
    () => `POST ${LOGIN} HTTP/1.1\r\n${HOST}Content-Length: 1\r\n\r\nx`,
  ],
  ['a broken rule', 422, () => signIn('Content-Length: 7\r\n', '{"a":1}')],
  ['a request that is not HTTP', 400, () => 'GIVE ME EVERYTHING\r\n\r\n'],
  ['a head that is too large', 431, () => get(`/${'x'.repeat(20_000)}`)],
  ['a head without a host', 400, () => 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a head with two hosts', 400, () => `GET / HTTP/1.1\r\n${HOST}Host: elsewhere.example\r\n\r\n`],
  ['an unknown expectation', 422, () => signIn('Expect: x\r\nContent-Length: 7\r\n', '{"a":1}')],
])('%s is answered with %i and every header', async (_, status, request, keeps = 'no-store') => {
  const { response } = await exchange(testApp.address, request());
  const [head = ''] = response.split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = Object.fromEntries(
    lines.map((line) => [line.replace(/:.*/s, ''), line.replace(/^.*?: /s, '')]),
  );
  expect(headers).toMatchObject({ ...ALWAYS, 'cache-control': keeps });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(server|x-powered-by|set-cookie)$|^access-control/i),
    ]),
  );
});

test('a response during a database failure has the headers, too', async () => {
  await testApp.ctx.db.schema.alterTable('volunteers').renameTo('away').execute();
  const { statusCode, headers } = await testApp.app.inject({
    url: '/server/api/surveys/volunteer',
    headers: { authorization: `Bearer ${admin.token}` },
  });
  await testApp.ctx.db.schema.alterTable('away').renameTo('volunteers').execute();
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({ ...ALWAYS, 'cache-control': 'no-store' });
});

test('a rate-limited response has the headers, too', async () => {
  const guess = { email: 'ravi@adhyay.example', password: 'not this one' };
  const { statusCode, headers } = await knock();
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers).toMatchObject({ ...ALWAYS, 'cache-control': 'no-store' });

  async function knock() {
    const ask = { method: 'POST', url: LOGIN, payload: guess } as const;
    let answer = await testApp.app.inject(ask);
    for (let i = 0; i < 50 && answer.statusCode === 401; i++)
      answer = await testApp.app.inject(ask);
    return answer;
  }
});
