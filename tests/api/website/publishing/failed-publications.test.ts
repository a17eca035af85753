// Scheduled publications that fail, wait for a newer program, or are interrupted.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EndpointName } from '#domain/endpoints.ts';
import { problem } from '#domain/problems.ts';
import { WorkerTimedOut } from '#server/process/forked-worker.ts';
import { publishDue } from '#server/website/publishing/publish-scheduled-job.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera } from '../../../support/app/api/people.ts';
import type { TestApp } from '../../../support/app/test-app.ts';
import { documentClient, question, websiteOf } from '../../../support/app/website/editors.ts';
import {
  openScheduledQuestions,
  RUNNING,
  type ScheduledQuestions,
  SILENT,
} from '../../../support/app/website/scheduled-questions.ts';
import { faqs } from '../../../support/app/website/website-documents.ts';
import { imageRow, putImageRow } from '../../../support/images/pictures.ts';

let office: ScheduledQuestions;
let testApp: TestApp;
let kavya: Client;

beforeEach(async () => {
  office = await openScheduledQuestions();
  ({ testApp, kavya } = office);
});
afterEach(() => testApp.close());

test('a publication that has failed raises the version, which is the ETag', async () => {
  const { body } = await office.schedule(question('May I come?'), office.inHours(1));
  testApp.stopClock(2);
  const live = {
    check: () => Promise.reject(problem('pageFailed')),
    refresh: async () => {},
  };
  expect(await office.publish({ live })).toBe(0);
  expect((await office.readDraft()).version).toBe(body.data.version + 1);
});

test('a failed publication keeps its draft, loses its time, and does not block others', async () => {
  await putImageRow(testApp.ctx, imageRow('asha.webp'));
  const team = documentClient(kavya, 'team');
  const body = { members: [{ name: 'Asha Rao', portrait: 'asha.webp' }] };
  const due = office.inHours(1);
  expect((await office.schedule(body, due, team)).status).toBe(200);
  await office.schedule(question('May I come?'), office.inHours(2));
  await testApp.ctx.db.deleteFrom('images').where('name', '=', 'asha.webp').execute();
  testApp.stopClock(3);
  expect(await office.publish()).toBe(1);
  expect(await office.readDraft(team)).toMatchObject({
    document: body,
    is_draft: true,
    publish_at: null,
    publish_failed_at: due.toISOString(),
    published_version: 0,
  });
  const listed = (await kavya.call('listDocuments')).body.data;
  const named = (name: string) => listed.find((one) => one.name === name);
  expect(named('team')?.publish_failed_at).toBe(due.toISOString());
  expect(named('faqs')?.publish_failed_at).toBeNull();
  const failed = await testApp.ctx.db
    .selectFrom('audit_log')
    .select(['actor_id', 'entity_name', 'origin'])
    .where('action', '=', 'publicationFailed')
    .execute();
  expect(failed).toEqual([{ actor_id: kavya.id, entity_name: 'team/en', origin: 'schedule' }]);
  expect((await office.readDraft()).published).toEqual(question('May I come?'));
});

test.each<[what: string, endpoint: EndpointName, body?: object]>([
  ['whose account was deactivated', 'setVolunteerStatus', { status: 'inactive' }],
  ['whose account was deleted', 'deleteVolunteer'],
  ['without the right to edit the website', 'setEditor', { is_editor: false }],
])('nothing is published for an editor %s', async (_, endpoint, body) => {
  await office.schedule(question('May I come?'), office.inHours(2));
  const admin = await meera(testApp);
  const taken = await admin.call(endpoint, { id: kavya.id, ...(body && { body }) });
  expect(taken.status).toBe(200);
  testApp.stopClock(3);
  expect(await office.publish()).toBe(0);
  // Her session has ended since.
  expect(await office.readDraft(documentClient(await meera(testApp), 'faqs'))).toMatchObject({
    document: question('May I come?'),
    is_draft: true,
    publish_at: null,
    published_version: 0,
  });
});

test('an unavailable database leaves the schedule unchanged, and each failure is logged', async () => {
  const [hindi, facts] = [documentClient(kavya, 'faqs', 'hi'), documentClient(kavya, 'facts')];
  await office.schedule(question('May I come?'), office.inHours(1));
  await office.schedule(question('क्या मैं आऊँ?'), office.inHours(2), hindi);
  const trust = { name: 'Nadi Trust', phone: '+91 52310 44718', email: 'a@nadi.example' };
  await office.schedule(trust, office.inHours(2), facts);
  testApp.stopClock(3);
  const live = {
    check: async (_: string, locale: string) => {
      if (locale === 'en') throw new Error('the connection is lost');
    },
    refresh: async () => {},
  };
  const logged: unknown[] = [];
  const log = { ...SILENT, error: (details: unknown) => void logged.push(details) };
  expect(await office.publish({ live }, log)).toBe(1);
  const err = expect.objectContaining({ message: 'the connection is lost' });
  expect(logged).toEqual([
    { err, document: 'faqs', locale: 'en' },
    { err, document: 'facts', locale: 'en' },
  ]);
  expect((await office.readDraft()).publish_at).not.toBeNull();
  expect((await office.readDraft(hindi)).published_version).toBe(1);
  expect(await office.publish()).toBe(2);
});

test('a stopping program loses no publication: the next one makes it', async () => {
  await office.schedule(question('May I come?'), office.inHours(1));
  await office.schedule(
    question('क्या मैं आऊँ?'),
    office.inHours(2),
    documentClient(kavya, 'faqs', 'hi'),
  );
  testApp.stopClock(3);
  const stopping = new AbortController();
  let checks = 0;
  const live = {
    check: async () => {
      checks += 1;
      stopping.abort();
      throw problem('pageFailed');
    },
    refresh: async () => {},
  };
  expect(await office.publish({ live }, SILENT, stopping.signal)).toBe(0);
  expect(checks).toBe(1);
  expect((await office.readDraft()).publish_at).not.toBeNull();
  expect(await office.publish()).toBe(2);
});

test('words that a newer program has scheduled wait an hour for it, then the publication failed', async () => {
  const at = office.inHours(2);
  await office.schedule(question('May I come?'), at);
  const ofNextRelease = { scheduled_schema: faqs.schema + 1 };
  await testApp.ctx.db.updateTable('website_documents').set(ofNextRelease).execute();
  testApp.stopClock(2.9);
  expect(await office.publish()).toBe(0);
  expect(await office.readDraft()).toMatchObject({
    publish_at: at.toISOString(),
    published_version: 0,
  });

  testApp.stopClock(3.1);
  const startedLater = office.inHours(-0.5);
  expect(await publishDue(websiteOf(testApp), SILENT, RUNNING, startedLater)).toBe(0);
  expect((await office.readDraft()).publish_failed_at).toBeNull();

  const warnings: unknown[] = [];
  const log = { ...SILENT, warn: (details: unknown) => void warnings.push(details) };
  expect(await office.publish({}, log)).toBe(0);
  expect(warnings).toMatchObject([
    { code: 'pageFailed', err: { message: 'a newer program has scheduled it' } },
  ]);
  expect(await office.readDraft()).toMatchObject({
    document: question('May I come?'),
    is_draft: true,
    published_version: 0,
    publish_at: null,
    publish_failed_at: at.toISOString(),
  });
});

test('a publication that the renderer was too busy for is tried again for five minutes', async () => {
  const at = office.inHours(2);
  await office.schedule(question('May I come?'), at);
  const check = async () => {
    throw problem('pageFailed', { cause: new WorkerTimedOut() });
  };
  const live = { check, refresh: async () => {} };
  testApp.stopClock(2.01);
  expect(await office.publish({ live })).toBe(0);
  expect(await office.readDraft()).toMatchObject({
    publish_at: at.toISOString(),
    publish_failed_at: null,
  });
  testApp.stopClock(2.1);
  expect(await office.publish({ live })).toBe(0);
  expect(await office.readDraft()).toMatchObject({
    publish_at: null,
    publish_failed_at: at.toISOString(),
  });
});
