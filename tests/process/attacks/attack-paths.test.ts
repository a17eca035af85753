// Path traversal: out of the pages, out of the images, and past the endpoints.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { picture, upload } from '../../support/images/pictures.ts';
import { exchange } from '../../support/network/bare-socket.ts';
import { type ListeningTestApp, openListeningTestApp } from '../../support/program/listening.ts';

let testApp: ListeningTestApp;
let admin: Client;

beforeAll(async () => {
  testApp = await openListeningTestApp({ PUBLIC_URL: 'https://trust.example' });
  admin = await meera(testApp);
  await upload(testApp, admin, await picture('png', { width: 8, height: 8 }), { name: 'well.png' });
  await admin.call('createSurvey', { body: { ...sunita, volunteer_id: admin.id } });
  for (const folder of canaryFolders()) writeFileSync(join(folder, 'canary.png'), 'sings');
});
afterAll(() => testApp.close());

const canaryFolders = () => [testApp.dataDir, join(testApp.dataDir, 'images')];

/** A raw socket, because Node's client would normalise the path. */
async function ask(method: string, target: string, headers = ''): Promise<[number, string]> {
  const token = `Authorization: Bearer ${admin.token}\r\n`;
  const request = `${method} ${target} HTTP/1.1\r\nHost: trust.example\r\nConnection: close\r\nContent-Length: 0\r\n${token}${headers}\r\n`;
  const { response } = await exchange(testApp.address, request);
  return [Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]), response];
}

const UP = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '%252e%252e%252f', '..%5c', '..\\', '....//'];
const OVERLONG = ['%c0%ae%c0%ae%c0%af', '%e0%80%ae%e0%80%ae%e0%80%af', '%uff0e%uff0e%u2215'];
const ways = [...UP, ...OVERLONG].flatMap((up) => [
  `${up}canary.png`,
  `${up}${up}canary.png`,
  `${up}${up}${up}${up}${up}${up}etc/passwd`,
  `${up}adhyay.sqlite`,
  `${up}keys`,
]);
const names = [
  '.',
  '..',
  './',
  '%2e',
  '//',
  '%2f',
  '%00',
  'canary.png%00.png',
  'C:%5ccanary.png',
  'C:/',
  '.env',
  '.git/config',
  'con.png',
  'nul',
  'canary.png::$DATA',
  'canary.png%20',
  'canary.png.',
  'a'.repeat(101),
  'a'.repeat(255),
  'a'.repeat(10_000),
  '%e0%a4%95'.repeat(101),
  '%e0%a4%95%e0%a5%81%e0%a4%86%e0%a4%81.png',
  '%ff',
  '%',
  '%zz',
  '%ed%a0%80',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'trash%2f..%2f',
  '~root',
  '*',
  '?w=480',
  ';w=480',
  '#x',
];
const roots = ['/', '/assets/', '/images/', '/images/removed/', '/volunteer/', '/f/'];

describe.each(roots)('under %s', (root) => {
  test('no file outside the folder is read', async () => {
    const asking = [...ways, ...names].map(async (name) => ({
      name,
      answered: await ask('GET', `${root}${name}`),
    }));
    for (const { name, answered } of await Promise.all(asking)) {
      const [status, answer] = answered;
      // `/./`, `/?w=480` and the like are the page itself.
      expect([200, 400, 404], name).toContain(status);
      if (status === 200) expect(answer, name).toMatch(/content-type: text\/html/);
      expect(answer, name).not.toMatch(/sings|root:x|SQLite format|"sealing"/);
    }
  });
});

describe.each(['GET', 'PUT', 'DELETE'])('by %s', (method) => {
  test('no call can be addressed by another name, and each refusal is JSON', async () => {
    const { length } = (await admin.call('listImages')).body.data;
    const asking = [...ways, ...names].map(async (name) => ({
      name,
      answered: await ask(method, `/server/api/admin/images/${name}`),
    }));
    for (const { name, answered } of await Promise.all(asking)) {
      const [status, answer] = answered;
      // `?w=480` is the list itself, by GET.
      if (status === 200 && method === 'GET' && /^[?#;]/.test(name)) continue;
      expect([400, 404], name).toContain(status);
      expect(answer, name).toMatch(/content-type: application\/json/);
      expect(answer, name).toContain('{"success":false,');
    }
    for (const folder of canaryFolders()) {
      expect(readFileSync(join(folder, 'canary.png'), 'utf8')).toBe('sings');
    }
    expect(existsSync(join(testApp.dataDir, 'keys'))).toBe(true);
    expect(readdirSync(join(testApp.dataDir, 'images/originals'))).toHaveLength(1);
    expect((await admin.call('listImages')).body.data).toHaveLength(length);
  });
});

test.each([
  '/server/api/surveys/volunteer/x.css',
  '/server/api/surveys/volunteer/',
  '/server/api/surveys/volunteer;x.css',
  '/server/api/surveys/volunteer%2fx.css',
  '/server/api/surveys/volunteer%3fx.css',
  '/server/api/surveys/volunteer%00.css',
  '/server/api/surveys%2fvolunteer',
  '/server/api%2fsurveys%2fvolunteer',
  '/assets/..%2fserver/api/surveys',
  '/assets/../server/api/surveys',
  '//server/api/surveys',
  '/SERVER/API/surveys',
])('a cache cannot take %s for a file: it is not found', async (target) => {
  const [status, answer] = await ask('GET', target);
  expect(status).toBe(404);
  expect(answer).not.toMatch(/Sunita|immutable|max-age=[^3]/);
  if (target.startsWith('/server/api/')) expect(answer).toContain('{"success":false,');
});

test.each([
  ['Host', 'Host: canary-host.example\r\n'],
  ['X-Forwarded-Host', 'X-Forwarded-Host: canary-host.example\r\nX-Forwarded-Proto: gopher\r\n'],
  ['Forwarded', 'Forwarded: host=canary-host.example;proto=gopher\r\n'],
  [
    'X-Original-URL',
    'X-Original-URL: /server/api/surveys\r\nX-Rewrite-URL: /server/api/surveys\r\n',
  ],
  ['X-Forwarded-Prefix', 'X-Forwarded-Prefix: //canary-host.example\r\n'],
])('%s does not appear in any response', async (name, headers) => {
  const host = name === 'Host' ? headers : `Host: trust.example\r\n${headers}`;
  for (const path of [
    '/',
    '/contact',
    '/nope',
    '/sitemap.xml',
    '/robots.txt',
    '/server/api/docs',
    '/server/api/openapi.json',
    '/volunteer/login',
  ]) {
    const { response } = await exchange(
      testApp.address,
      `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    );
    expect(response, path).toMatch(/^HTTP\/1\.1 (200|404)/);
    expect(response, path).not.toMatch(/canary-host|gopher/);
  }
});

test('an absolute URL is handled like its path', async () => {
  const whole = 'http://canary-host.example';
  for (const path of ['/about', '/nope', '/healthz', '/server/api/nothing', '/images/well.png']) {
    const [status, answer] = await ask('GET', whole + path);
    const [usual, same] = await ask('GET', path);
    expect([status, answer.replace(/^date: .*/im, '')], path).toEqual([
      usual,
      same.replace(/^date: .*/im, ''),
    ]);
  }
});

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  'the method of a request cannot be overridden by %s',
  async (header) => {
    const [status] = await ask(
      'POST',
      '/server/api/admin/images/well.png',
      `${header}: DELETE\r\n`,
    );
    expect(status).toBe(404);
    const [asked] = await ask(
      'GET',
      '/server/api/admin/images?_method=DELETE',
      `${header}: DELETE\r\n`,
    );
    expect(asked).toBe(200);
    expect((await admin.call('listImages')).body.data).toHaveLength(1);
  },
);
