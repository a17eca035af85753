// The request by which a device learns which of its operations have arrived.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { volunteer } from '../../support/app/api/people.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let asha: Client;
let ravi: Client;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
});
afterAll(() => testApp.close());

const ask = (keys: string, person = asha) =>
  person.call('readOperationResults', { query: { keys } });
const keysOf = (count: number) => Array.from({ length: count }, () => randomUUID()).join(',');

test('each key is answered with the entry and the version that it created', async () => {
  const [create, update, remove, undo] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const headersOf = (key: string) => ({ 'idempotency-key': key });
  const sent = { body: sunita, headers: headersOf(create) };
  const { id } = (await asha.call('createSurvey', sent)).body.data;
  const body = { ...sunita, age: 35 };
  await asha.call('updateSurvey', { id, body, headers: headersOf(update) });
  await asha.call('deleteSurvey', { id, headers: headersOf(remove) });
  await asha.call('undoDeleteSurvey', { id, headers: headersOf(undo) });
  const keys = [create, update, remove, undo, randomUUID()].join(',').toUpperCase();
  const { data } = (await ask(keys)).body;
  expect(data).toHaveLength(4);
  expect(data).toEqual(
    expect.arrayContaining([
      { key: create, id, version: 1, action: 'create' },
      { key: update, id, version: 2, action: 'update' },
      { key: remove, id, version: 3, action: 'delete' },
      { key: undo, id, version: 4, action: 'undo' },
    ]),
  );
  expect((await ask(keys, ravi)).body.data).toEqual([]);
});

test('200 keys are answered, and 201 are refused', async () => {
  expect((await ask(keysOf(200))).body.data).toEqual([]);
  expect((await ask(keysOf(201))).status).toBe(400);
});

test.each(['', ',', 'again', `${randomUUID()},`, `${randomUUID()} ${randomUUID()}`])(
  'an invalid list of keys is refused: “%s”',
  async (keys) => {
    expect((await ask(keys)).status).toBe(400);
  },
);
