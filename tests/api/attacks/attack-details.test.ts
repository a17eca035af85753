// Responses reveal nothing about the implementation, even when the database is broken.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/contract.ts';
import type { Endpoint } from '#domain/endpoints/endpoint.ts';
import { endpointNames, endpoints } from '#domain/endpoints.ts';
import { isFileFormats } from '#domain/export-format.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  await admin.call('createSurvey', { body: { ...sunita, volunteer_id: admin.id } });
});
afterAll(() => testApp.close());

/** Traces of stacks, paths, databases and libraries. */
const INSIDE =
  /\bat \S+ \(|\.ts\b|node_modules|node:|\/tmp\/|adhyay\.sqlite|sqlite|postgres|kysely|fastify|FST_|ERR_|zod|sharp|vips|select |insert |relation|column|constraint|ECONN|ENOENT|undefined|\[object/i;

/** Signing out would end the session of the later requests. */
const CALLS = endpointNames().filter((name) => {
  const { body }: Endpoint = endpoints[name];
  return name !== 'signOut' && body !== 'image';
});

const SOMEBODY = { email: 'somebody@adhyay.example', password: 'walks far' };

const AWAY = [
  'surveys',
  'volunteers',
  'sessions',
  'enquiries',
  'images',
  'audit_log',
  'rate_limit_counters',
] as const satisfies (keyof Tables)[];

test.each(AWAY)('while the table %s is broken, no call reveals it', async (table) => {
  const { schema } = testApp.ctx.db;
  await schema.alterTable(table).renameTo('broken').execute();
  let failed = 0;
  for (const name of CALLS) {
    const { method, path } = endpoints[name];
    const reply = await testApp.app.inject({
      method,
      url: `/server/api${path.replace(':id', '1').replace(':name', 'well.png')}?id=1`,
      headers: { authorization: `Bearer ${admin.token}` },
      ...(method !== 'GET' && {
        payload: name === 'signIn' ? SOMEBODY : { ...SOMEBODY, name: 'Asha' },
      }),
    });
    const isFile = isFileFormats(contract[name].reply);
    if (isFile && reply.statusCode === 200) continue;
    const { success, code, message, ...rest } = reply.json();
    if (reply.statusCode >= 500) {
      failed += 1;
      expect({ success, code, message, ...rest }, name).toEqual({
        success: false,
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
      });
    }
    if (!success) expect(reply.body, name).not.toMatch(INSIDE);
    expect(reply.headers['cache-control'], name).toBe('no-store');
  }
  await schema.alterTable('broken').renameTo(table).execute();
  expect(failed).toBeGreaterThan(0);
});

test('the contact form reveals nothing either, and keeps its own response format', async () => {
  const { schema } = testApp.ctx.db;
  await schema.alterTable('enquiries').renameTo('broken').execute();
  const reply = await testApp.app.inject({
    method: 'POST',
    url: '/f/contact',
    payload: { name: 'Ritu', phone: '1', email: 'ritu@home.example', address: 'x', message: 'x' },
  });
  await schema.alterTable('broken').renameTo('enquiries').execute();
  expect([reply.statusCode, Object.keys(reply.json())]).toEqual([500, ['error']]);
  expect(reply.body).not.toMatch(INSIDE);
});
