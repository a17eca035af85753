// Meera reads who did what.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEvent } from '#domain/audit-log/audit-schema.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { anonymous, type Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { sunita } from '../../../support/app/entries/entries.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import { documentClient, question } from '../../../support/app/website/editors.ts';
import { uploadPdf } from '../../../support/app/website/pdf-files.ts';

let testApp: TestApp;
let admin: Client;
let asha: Client;
let entry: number;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  asha = await volunteer(testApp, 'Asha');
  entry = (await asha.call('createSurvey', { body: sunita })).body.data.id;
  await admin.call('readSurvey', { id: entry });
  await asha.call('updateSurvey', { id: entry, body: { ...sunita, age: 35 } });
  await asha.call('revertSurvey', { id: entry, body: { version: 1 } });
});
afterAll(() => testApp.close());

async function read(query: Record<string, string | number> = {}) {
  return (await admin.call('listAuditEvents', { query })).body;
}
const summariesOf = ({ data }: { data: AuditEvent[] }) =>
  data.map(({ by, action, entity, entity_id }) => [by?.name, action, entity, entity_id].join(' '));

test('the newest event comes first, with who, what, when and from where', async () => {
  const { data } = await read({ limit: 1 });
  expect(data).toEqual([
    {
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      by: { id: asha.id, name: 'Asha' },
      action: 'revert',
      entity: 'survey',
      entity_id: entry,
      entity_name: null,
      document: null,
      origin: '127.0.0.1',
    },
  ]);
});

test('a filter by entry finds all that happened to it, and who read its numbers', async () => {
  expect(summariesOf(await read({ entity: 'survey', entity_id: entry }))).toEqual([
    `Asha revert survey ${entry}`,
    `Asha update survey ${entry}`,
    `Admin readWhole survey ${entry}`,
    `Asha create survey ${entry}`,
  ]);
});

test('a filter by person finds all that they did, and one by account has its name', async () => {
  expect((await read({ volunteer_id: asha.id })).data.at(-1)).toMatchObject({ action: 'signIn' });
  const created = (await read({ entity: 'volunteer', entity_id: asha.id })).data.at(-1);
  expect(created).toMatchObject({ by: { id: admin.id }, action: 'create', entity_name: 'Asha' });
});

test('a failed sign-in has nobody as its author, and the account as its object', async () => {
  const { app } = testApp;
  const body = { email: 'asha@adhyay.example', password: 'wrong' };
  await anonymous(app).call('signIn', { body });
  const [failed] = (await read({ limit: 1 })).data;
  expect(failed).toMatchObject({ by: null, action: 'signInFailed', entity_name: 'Asha' });
});

test('a PDF has the name of its upload', async () => {
  await uploadPdf(testApp, admin);
  const [uploaded] = (await read({ entity: 'file' })).data;
  expect(uploaded).toMatchObject({ action: 'upload', entity_name: 'Accounts-2025-26.pdf' });
});

test('a part of the website has its title and its language', async () => {
  await documentClient(admin, 'faqs', 'hi').publish(question('आना ज़रूरी है?'));
  const [published] = (await read({ entity: 'document' })).data;
  expect(published).toMatchObject({
    action: 'publish',
    entity_name: 'faqs/hi',
    document: { name: 'faqs', locale: 'hi', title: 'Questions and answers' },
  });
  const dropped = {
    action: 'publish',
    entity: 'document',
    entity_name: 'poems/hi',
    origin: '',
  } as const;
  const at = new Date().toISOString();
  await testApp.ctx.db
    .insertInto('audit_log')
    .values({ ...dropped, at })
    .execute();
  expect((await read({ entity: 'document' })).data[0]).toMatchObject({
    entity_name: 'poems/hi',
    document: null,
  });
});

test('the pages together are the whole log, without gaps or repetitions', async () => {
  const whole = (await read({ limit: 100 })).data.map(({ id }) => id);
  const paged: number[] = [];
  for (let before = ''; ; ) {
    const { data, next } = await read({ limit: 3, before });
    paged.push(...data.map(({ id }) => id));
    if (next === null) break;
    before = String(next);
  }
  expect(paged).toEqual(whole);
});

test('a filter until a day in India leaves out the events after it', async () => {
  const today = new Date(Date.now() + 5.5 * HOUR_MS).toISOString().slice(0, 10);
  expect((await read({ until: today })).data.length).toBeGreaterThan(0);
  expect(await read({ until: '2020-01-01' })).toMatchObject({ data: [], next: null });
  const midnight = '2020-01-01T18:30:00.000Z';
  const signIn = { actor_id: asha.id, action: 'signIn', entity: 'volunteer', origin: '' } as const;
  const at = ['2020-01-01T18:29:59.999Z', midnight];
  const { db } = testApp.ctx;
  await db
    .insertInto('audit_log')
    .values(at.map((each) => ({ ...signIn, at: each })))
    .execute();
  const shown = (await read({ until: '2020-01-01' })).data.map((event) => event.at);
  expect(shown).toEqual(['2020-01-01T18:29:59.999Z']);
});
