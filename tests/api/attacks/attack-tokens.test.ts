// Tokens in wrong places and formats.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());

test('a token is accepted only in its header', async () => {
  const { token } = admin;
  for (const [url, headers] of [
    [
      `/server/api/surveys?token=${token}&access_token=${token}&authorization=Bearer%20${token}`,
      {},
    ],
    ['/server/api/surveys', { cookie: `token=${token}; authorization=Bearer ${token}` }],
    ['/server/api/surveys', { 'x-auth-token': token, 'x-access-token': token }],
    ['/server/api/surveys', { 'proxy-authorization': `Bearer ${token}` }],
    ['/server/api/surveys', { authorization: `Basic ${btoa(`${ADMIN.email}:${ADMIN.password}`)}` }],
    ['/server/api/surveys', { authorization: token }],
    [`/server/api/surveys`, { authorization: `Bearer ${token}, Bearer ${token}` }],
  ] as const) {
    expect((await testApp.app.inject({ url, headers })).statusCode, JSON.stringify(headers)).toBe(
      401,
    );
  }
});

const altered: [string, (token: string) => string][] = [
  ['cut short', (token) => token.slice(0, -1)],
  ['with an additional letter', (token) => `${token}A`],
  ['in capitals', (token) => token.toUpperCase()],
  ['in small letters', (token) => token.toLowerCase()],
  ['without its beginning', (token) => token.slice(4)],
  ['in the other base64', (token) => token.replaceAll('-', '+').replaceAll('_', '/')],
  ['with padding', (token) => `${token}=`],
  [
    'escaped as in an address',
    (token) => token.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`),
  ],
  ['encoded twice', (token) => btoa(token)],
  ['as hexadecimal', (token) => `adh_${Buffer.from(token.slice(4), 'base64url').toString('hex')}`],
  ['in quotes', (token) => `"${token}"`],
  ['with its last bits changed', (token) => token.slice(0, -1) + nextLetter(token.at(-1) ?? '')],
  ['with a wildcard', (token) => `${token.slice(0, -1)}%`],
];
test.each(altered)('a token %s is invalid', async (_, alter) => {
  const headers = { authorization: `Bearer ${alter(asha.token)}` };
  const { statusCode } = await testApp.app.inject({
    url: '/server/api/surveys/volunteer',
    headers,
  });
  expect(statusCode).toBe(401);
});

/** The next letter decodes to the same bytes in lenient base64: 43 letters have two spare bits. */
function nextLetter(letter: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters[letters.indexOf(letter) ^ 1] ?? 'A';
}
