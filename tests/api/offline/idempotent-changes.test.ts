// Changes that are retried after a lost response.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EndpointName } from '#domain/endpoints.ts';
import { NO_DIGEST } from '#server/surveys/idempotency/stored-replies.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let id: number;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
});
afterAll(() => testApp.close());
beforeEach(async () => {
  id = (await asha.call('createSurvey', { body: sunita })).body.data.id;
});

interface Sent {
  body?: object;
  version?: number;
  of?: number;
  by?: Client;
}
const send = <Name extends EndpointName>(
  name: Name,
  key: string,
  { body, version, of = id, by = asha }: Sent = {},
) =>
  by.call(name, {
    id: of,
    body,
    headers: {
      'idempotency-key': key,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
  });
const older = { ...sunita, age: 35 };
const versionsOf = async () => (await asha.call('readSurveyHistory', { id })).body.data.length;

test('a retried update gets its first response, not a conflict', async () => {
  const key = randomUUID();
  const first = await send('updateSurvey', key, { body: older, version: 1 });
  expect([first.status, first.body.data.version]).toEqual([200, 2]);
  await asha.call('updateSurvey', { id, body: { ...older, age: 36 } });
  const again = await send('updateSurvey', key, { body: older, version: 1 });
  expect(again.body).toEqual(first.body);
  expect(again.headers.etag).toBe('"2"');
  expect(await versionsOf()).toBe(3);
});

test('a retried update is answered even after the entry was deleted or reassigned', async () => {
  const key = randomUUID();
  const first = await send('updateSurvey', key, { body: older });
  const [admin, ravi] = [await meera(testApp), await volunteer(testApp, 'Ravi')];
  const given = { ...older, volunteer_id: ravi.id };
  await admin.call('updateSurvey', { id, body: given });
  await admin.call('deleteSurvey', { id });
  expect((await send('updateSurvey', key, { body: older })).body).toEqual(first.body);
});

test('an update without changes creates no version, and can be retried', async () => {
  const key = randomUUID();
  const first = await send('updateSurvey', key, { body: sunita });
  expect(first.body.data.version).toBe(1);
  expect((await send('updateSurvey', key, { body: sunita })).body).toEqual(first.body);
  expect(await versionsOf()).toBe(1);
});

test('a refused update can be corrected under the same key', async () => {
  const key = randomUUID();
  expect((await send('updateSurvey', key, { body: { ...sunita, age: 0 } })).status).toBe(422);
  expect((await send('updateSurvey', key, { body: older, version: 7 })).status).toBe(412);
  expect((await send('updateSurvey', key, { body: older, version: 1 })).status).toBe(200);
});

test('a retried deletion and a retried undo get their first response', async () => {
  const [deletion, undo] = [randomUUID(), randomUUID()];
  expect((await send('deleteSurvey', deletion, { version: 1 })).status).toBe(200);
  expect((await send('deleteSurvey', deletion, { version: 1 })).status).toBe(200);
  const undone = await send('undoDeleteSurvey', undo);
  expect([undone.status, undone.body.data.deleted_at]).toEqual([200, null]);
  expect((await send('undoDeleteSurvey', undo)).body).toEqual(undone.body);
  expect((await send('deleteSurvey', deletion, { version: 1 })).status).toBe(200);
  expect((await asha.call('readSurvey', { id })).body.data.version).toBe(3);
});

test.each([
  ['updateSurvey', { body: older, version: 1 }],
  ['deleteSurvey', { version: 1 }],
] as const)(
  'one of many simultaneous retries is executed, and all get its response: %s',
  async (name, sent) => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(name, key, sent)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const admin = await meera(testApp);
    expect((await admin.call('readSurvey', { id })).body.data.version).toBe(2);
  },
);

test('many simultaneous undos get one response', async () => {
  await asha.call('deleteSurvey', { id });
  const key = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => send('undoDeleteSurvey', key)),
  );
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies[0]?.body.data.version).toBe(3);
});

test('a key is refused with another action, entry or body, and belongs to one account', async () => {
  const key = randomUUID();
  await send('updateSurvey', key, { body: older });
  const other = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  const refused = [
    await send('updateSurvey', key, { body: { ...older, age: 40 } }),
    await send('updateSurvey', key, { body: older, of: other }),
    await send('deleteSurvey', key),
    await send('undoDeleteSurvey', key),
    await asha.call('createSurvey', { body: older, headers: { 'idempotency-key': key } }),
  ];
  expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
    refused.map(() => [422, 'keyReused']),
  );
  expect(await versionsOf()).toBe(2);
  const admins = await send('updateSurvey', key, {
    body: { ...older, age: 50 },
    by: await meera(testApp),
  });
  expect(admins.status).toBe(200);
});

test('a key sent for two entries at once changes one of them', async () => {
  const key = randomUUID();
  const other = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  const replies = await Promise.all([
    send('updateSurvey', key, { body: older }),
    send('updateSurvey', key, { body: older, of: other }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('after a key rotation, which removes the digests, an update is recognised by its version', async () => {
  const key = randomUUID();
  const first = await send('updateSurvey', key, { body: older });
  const { db } = testApp.ctx;
  await db
    .updateTable('survey_keys')
    .set({ body_digest: NO_DIGEST })
    .where('key', '=', key)
    .execute();
  expect((await send('updateSurvey', key, { body: older })).body).toEqual(first.body);
  const other = await send('updateSurvey', key, { body: { ...older, age: 36 } });
  expect(other.problem.code).toBe('keyReused');
});
