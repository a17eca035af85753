// Scheduled publications, including those missed during downtime.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { documentsByName } from '#server/website/documents.ts';
import { publishDue } from '#server/website/publishing/publish-scheduled-job.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera } from '../../../support/app/api/people.ts';
import { quickPasswords } from '../../../support/app/quick-passwords.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
  itemsOf,
  question,
  websiteOf,
} from '../../../support/app/website/editors.ts';
import {
  openScheduledQuestions,
  RUNNING,
  type ScheduledQuestions,
  SILENT,
} from '../../../support/app/website/scheduled-questions.ts';
import { events, faqs, websiteDocuments } from '../../../support/app/website/website-documents.ts';

let office: ScheduledQuestions;
let testApp: TestApp;
let kavya: Client;
let questions: DocumentClient;

beforeEach(async () => {
  office = await openScheduledQuestions();
  ({ testApp, kavya, questions } = office);
});
afterEach(() => testApp.close());

test('an editor whose right is withdrawn during the check does not publish at the time', async () => {
  await office.schedule(question('May I come?'), office.inHours(1));
  testApp.stopClock(1.01);
  const admin = await meera(testApp);
  const withdrawal = { id: kavya.id, body: { is_editor: false } };
  const live = {
    check: async () => void (await admin.call('setEditor', withdrawal)),
    refresh: async () => {},
  };
  expect(await office.publish({ live })).toBe(0);
  const { data } = (await documentClient(admin, 'faqs').call('readDraft')).body;
  expect([data.published_version, data.publish_at]).toEqual([0, null]);
});

test('words are published at their time, not before', async () => {
  const at = office.inHours(2);
  const { status, body } = await office.schedule(question('May I come?'), at);
  expect([status, body.data]).toEqual([
    200,
    { version: 2, published_version: 0, publish_at: at.toISOString() },
  ]);
  expect(await office.publish()).toBe(0);
  expect(await office.readDraft()).toMatchObject({
    publish_at: at.toISOString(),
    published_version: 0,
  });

  testApp.stopClock(2.01);
  expect(await office.publish()).toBe(1);
  expect(await office.publish()).toBe(0);
  expect(await office.readDraft()).toMatchObject({
    published: question('May I come?'),
    published_version: 1,
    is_draft: false,
    publish_at: null,
  });
  const [version] = (await questions.call('readDocumentHistory')).body.data;
  expect(version?.by).toEqual({ id: kavya.id, name: 'Kavya' });
});

test('a time in India is understood as such', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  const { body } = await questions.call('publishDocument', {
    body: { at: '2099-01-26T09:00:00+05:30' },
  });
  expect(body.data.publish_at).toBe('2099-01-26T03:30:00.000Z');
});

test('later edits are not part of the scheduled publication', async () => {
  await office.schedule(question('May I come?'), office.inHours(2));
  await questions.call('saveDraft', { body: question('Half a sent') });
  testApp.stopClock(3);
  expect(await office.publish()).toBe(1);
  expect(await office.readDraft()).toMatchObject({
    published: question('May I come?'),
    document: question('Half a sent'),
    is_draft: true,
  });
});

test.each([-1, 0])('a time in the past (%i hours) is refused', async (hours) => {
  const { status, problem } = await office.schedule(question('May I come?'), office.inHours(hours));
  expect([status, problem.errors[0]]).toMatchObject([
    422,
    { field: 'at', rule: 'publishTimePast' },
  ]);
});

test.each(['tomorrow', 7, '', '2099-02-30T09:00:00Z', '2099-01-01', {}])(
  'an invalid time is refused: %j',
  async (at) => {
    await questions.call('saveDraft', { body: question('May I come?') });
    const { status, problem } = await questions.call('publishDocument', { body: { at } });
    expect([status, problem.errors[0]]).toMatchObject([422, { field: 'at', rule: 'notTime' }]);
  },
);

test('invalid words cannot be scheduled either', async () => {
  expect((await office.schedule(question(''), office.inHours(2))).status).toBe(422);
  expect((await office.readDraft()).publish_at).toBeNull();
});

test('a schedule is cancelled with at: null, by discarding the draft, and by publishing now', async () => {
  await office.schedule(question('May I come?'), office.inHours(2));
  const cancelled = await questions.call('publishDocument', { body: { at: null } });
  expect(cancelled.body.data).toEqual({ version: 3, published_version: 0, publish_at: null });
  expect((await questions.call('publishDocument', { body: { at: null } })).status).toBe(200);
  expect((await office.readDraft()).is_draft).toBe(true);

  await office.schedule(question('May I stay?'), office.inHours(2));
  expect((await questions.call('dropDraft')).body.data.publish_at).toBeNull();

  await office.schedule(question('May I go?'), office.inHours(2));
  await questions.publish(question('May I sing?'));
  testApp.stopClock(3);
  expect(await office.publish()).toBe(0);
  expect((await office.readDraft()).published).toEqual(question('May I sing?'));
});

test('another time replaces the first', async () => {
  await office.schedule(question('May I come?'), office.inHours(2));
  await office.schedule(question('May I come?'), office.inHours(4));
  testApp.stopClock(3);
  expect(await office.publish()).toBe(0);
  testApp.stopClock(5);
  expect(await office.publish()).toBe(1);
});

test('publications missed during downtime are made at the next start', async () => {
  await office.schedule(question('May I come?'), office.inHours(2));
  await testApp.app.close();
  testApp.stopClock(48);
  const again = buildApp(testApp.ctx, {
    passwords: quickPasswords(),
    documents: websiteDocuments,
  });
  expect(again.initialConfig.pluginTimeout, 'however long it takes').toBe(0);
  await again.ready();
  const { version } = await testApp.ctx.db
    .selectFrom('website_versions')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(version).toBe(1);
  await again.close();
});

test('several programs at once publish once', async () => {
  await office.schedule(question('May I come?'), office.inHours(2));
  await office.schedule(
    question('क्या मैं आऊँ?'),
    office.inHours(2),
    documentClient(kavya, 'faqs', 'hi'),
  );
  testApp.stopClock(3);
  const second = await openTestApp({}, { sharedWith: testApp });
  second.stopClock(3);
  const all = await Promise.all(
    [testApp, second, testApp, second].map((each) => publishDue(websiteOf(each), SILENT, RUNNING)),
  );
  expect(all.reduce((sum, one) => sum + one)).toBe(2);
  const versions = await testApp.ctx.db.selectFrom('website_versions').selectAll().execute();
  expect(versions).toHaveLength(2);
  await second.close();
});

test('an event that gets its address as it is published leaves no draft behind', async () => {
  const trust = await openTestApp({}, { documents: documentsByName([events]) });
  trust.stopClock(0);
  const dates = documentClient(await editor(trust, 'Kavya'), 'events');
  const body = { items: [{ name: 'Water day', slug: '', date: '' }] };
  expect((await office.schedule(body, office.inHours(2), dates)).status).toBe(200);
  trust.stopClock(3);
  const website = websiteOf(trust, { documents: documentsByName([events]) });
  expect(await publishDue(website, SILENT, RUNNING)).toBe(1);
  expect(await office.readDraft(dates)).toMatchObject({
    published: { items: [{ name: 'Water day', slug: 'water-day', date: '' }] },
    is_draft: false,
  });
  await trust.close();
});

test('an event that is renamed before its publication keeps the address that was scheduled', async () => {
  const documents = documentsByName([events]);
  const trust = await openTestApp({}, { documents });
  trust.stopClock(0);
  const dates = documentClient(await editor(trust, 'Kavya'), 'events');
  const event = { name: 'Water day', slug: '', date: '2026-12-13' };
  const { body } = await office.schedule({ items: [event] }, office.inHours(2), dates);
  expect(body.data.version).toBe(2);
  const scheduled = await office.readDraft(dates);
  expect(scheduled.document.items).toEqual([{ ...event, slug: 'water-day' }]);

  const renamed = { ...itemsOf(scheduled.document)[0], name: 'Clean water day' };
  await dates.call('saveDraft', { body: { items: [renamed] } });
  trust.stopClock(3);
  const website = websiteOf(trust, { documents });
  expect(await publishDue(website, SILENT, RUNNING)).toBe(1);
  expect(await office.readDraft(dates)).toMatchObject({
    published: { items: [{ name: 'Water day', slug: 'water-day' }] },
    document: { items: [{ name: 'Clean water day', slug: 'water-day' }] },
    is_draft: true,
  });
  await trust.close();
});

test('words that are already published create no new version', async () => {
  await office.schedule(question('May I come?'), office.inHours(2));
  const { db } = testApp.ctx;
  const body = JSON.stringify(question('May I come?'));
  await db
    .insertInto('website_versions')
    .values({
      document: 'faqs',
      locale: 'en',
      version: 1,
      schema: faqs.schema,
      body,
      published_at: testApp.ctx.now().toISOString(),
      published_by: null,
    })
    .execute();
  await db.updateTable('website_documents').set({ published_version: 1 }).execute();
  testApp.stopClock(3);
  expect(await office.publish()).toBe(0);
  expect(await office.readDraft()).toMatchObject({
    publish_at: null,
    is_draft: false,
    published_version: 1,
  });
});
