// Scheduled publications, including those missed during downtime.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EndpointName } from '#domain/endpoints.ts';
import { problem } from '#domain/problems.ts';
import { buildApp } from '#server/app.ts';
import { WorkerTimedOut } from '#server/process/forked-worker.ts';
import { documentsByName } from '#server/website/documents.ts';
import { publishDue } from '#server/website/publishing/publish-scheduled-job.ts';
import { type Desk, deskOf, editor, question, websiteOf } from '../../support/app/editors.ts';
import { type Client, meera } from '../../support/app/people.ts';
import { quickPasswords } from '../../support/app/quick-passwords.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { events, faqs, websiteDocuments } from '../../support/app/website-documents.ts';
import { putImageRow } from '../../support/images/pictures.ts';

let testApp: TestApp;
let kavya: Client;
let questions: Desk;

beforeEach(async () => {
  testApp = await openTestApp();
  testApp.stopClock(0);
  kavya = await editor(testApp, 'Kavya');
  questions = deskOf(kavya, 'faqs');
});
afterEach(() => testApp.close());

const SILENT = { warn: (_: unknown) => {}, error: (_: unknown) => {} };
const RUNNING = new AbortController().signal;
const inHours = (hours: number) => new Date(testApp.ctx.now().getTime() + hours * 3_600_000);
const schedule = async (body: unknown, at: Date, desk = questions) => {
  await desk.call('saveDraft', { body });
  return desk.call('publishDocument', { body: { at: at.toISOString() } });
};
const publish = (changes = {}, log = SILENT, stopping = RUNNING) =>
  publishDue(websiteOf(testApp, changes), log, stopping);
const state = async (desk = questions) => (await desk.call('readDraft')).body.data;

test('an editor whose right is withdrawn during the check does not publish at the time', async () => {
  await schedule(question('May I come?'), inHours(1));
  testApp.stopClock(1.01);
  const admin = await meera(testApp);
  const withdrawal = { id: kavya.id, body: { is_editor: false } };
  const live = {
    check: async () => void (await admin.call('setEditor', withdrawal)),
    refresh: async () => {},
  };
  expect(await publish({ live })).toBe(0);
  const { data } = (await deskOf(admin, 'faqs').call('readDraft')).body;
  expect([data.published_version, data.publish_at]).toEqual([0, null]);
});

test('words are published at their time, not before', async () => {
  const at = inHours(2);
  const { status, body } = await schedule(question('May I come?'), at);
  expect([status, body.data]).toEqual([
    200,
    { version: 2, published_version: 0, publish_at: at.toISOString() },
  ]);
  expect(await publish()).toBe(0);
  expect(await state()).toMatchObject({ publish_at: at.toISOString(), published_version: 0 });

  testApp.stopClock(2.01);
  expect(await publish()).toBe(1);
  expect(await publish()).toBe(0);
  expect(await state()).toMatchObject({
    published: question('May I come?'),
    published_version: 1,
    is_draft: false,
    publish_at: null,
  });
  const [version] = (await questions.call('readDocumentHistory')).body.data;
  expect(version.by).toEqual({ id: kavya.id, name: 'Kavya' });
});

test('a time in India is understood as such', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  const { body } = await questions.call('publishDocument', {
    body: { at: '2099-01-26T09:00:00+05:30' },
  });
  expect(body.data.publish_at).toBe('2099-01-26T03:30:00.000Z');
});

test('later edits are not part of the scheduled publication', async () => {
  await schedule(question('May I come?'), inHours(2));
  await questions.call('saveDraft', { body: question('Half a sent') });
  testApp.stopClock(3);
  expect(await publish()).toBe(1);
  expect(await state()).toMatchObject({
    published: question('May I come?'),
    document: question('Half a sent'),
    is_draft: true,
  });
});

test.each([-1, 0])('a time in the past (%i hours) is refused', async (hours) => {
  const { status, body } = await schedule(question('May I come?'), inHours(hours));
  expect([status, body.errors[0]]).toMatchObject([422, { field: 'at', rule: 'publishTimePast' }]);
});

test.each(['tomorrow', 7, '', '2099-02-30T09:00:00Z', '2099-01-01', {}])(
  'an invalid time is refused: %j',
  async (at) => {
    await questions.call('saveDraft', { body: question('May I come?') });
    const { status, body } = await questions.call('publishDocument', { body: { at } });
    expect([status, body.errors[0]]).toMatchObject([422, { field: 'at', rule: 'notTime' }]);
  },
);

test('invalid words cannot be scheduled either', async () => {
  expect((await schedule(question(''), inHours(2))).status).toBe(422);
  expect((await state()).publish_at).toBeNull();
});

test('a schedule is cancelled with at: null, by discarding the draft, and by publishing now', async () => {
  await schedule(question('May I come?'), inHours(2));
  const cancelled = await questions.call('publishDocument', { body: { at: null } });
  expect(cancelled.body.data).toEqual({ version: 3, published_version: 0, publish_at: null });
  expect((await questions.call('publishDocument', { body: { at: null } })).status).toBe(200);
  expect((await state()).is_draft).toBe(true);

  await schedule(question('May I stay?'), inHours(2));
  expect((await questions.call('dropDraft')).body.data.publish_at).toBeNull();

  await schedule(question('May I go?'), inHours(2));
  await questions.publish(question('May I sing?'));
  testApp.stopClock(3);
  expect(await publish()).toBe(0);
  expect((await state()).published).toEqual(question('May I sing?'));
});

test('a publication that has failed raises the version, which is the ETag', async () => {
  const { body } = await schedule(question('May I come?'), inHours(1));
  testApp.stopClock(2);
  const live = {
    check: () => Promise.reject(problem('pageFailed')),
    refresh: async () => {},
  };
  expect(await publish({ live })).toBe(0);
  expect((await state()).version).toBe(body.data.version + 1);
});

test('another time replaces the first', async () => {
  await schedule(question('May I come?'), inHours(2));
  await schedule(question('May I come?'), inHours(4));
  testApp.stopClock(3);
  expect(await publish()).toBe(0);
  testApp.stopClock(5);
  expect(await publish()).toBe(1);
});

test('publications missed during downtime are made at the next start', async () => {
  await schedule(question('May I come?'), inHours(2));
  await testApp.app.close();
  testApp.stopClock(48);
  const again = buildApp(testApp.ctx, {
    passwordHashing: quickPasswords(),
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
  await schedule(question('May I come?'), inHours(2));
  await schedule(question('क्या मैं आऊँ?'), inHours(2), deskOf(kavya, 'faqs', 'hi'));
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

test('a failed publication keeps its draft, loses its time, and does not block others', async () => {
  const picture = {
    name: 'asha.webp',
    name_key: 'asha.webp',
    format: 'webp' as const,
    hash: 'h',
    original: 'originals/h',
    bytes: 1,
    width: 1,
    height: 1,
    alt: '',
    alt_hi: '',
    alt_mr: '',
    focus: '',
    modified_at: '2026-11-01T00:00:00.000Z',
    drawn_mark: null,
    variants_mark: null,
  };
  await putImageRow(testApp.ctx, picture);
  const team = deskOf(kavya, 'team');
  const body = { members: [{ name: 'Asha Rao', portrait: 'asha.webp' }] };
  const due = inHours(1);
  expect((await schedule(body, due, team)).status).toBe(200);
  await schedule(question('May I come?'), inHours(2));
  await testApp.ctx.db.deleteFrom('images').where('name', '=', 'asha.webp').execute();
  testApp.stopClock(3);
  expect(await publish()).toBe(1);
  expect(await state(team)).toMatchObject({
    document: body,
    is_draft: true,
    publish_at: null,
    publish_failed_at: due.toISOString(),
    published_version: 0,
  });
  const listed = (await kavya.call('listDocuments')).body.data;
  const named = (name: string) => listed.find((one: { name: string }) => one.name === name);
  expect(named('team').publish_failed_at).toBe(due.toISOString());
  expect(named('faqs').publish_failed_at).toBeNull();
  const failed = await testApp.ctx.db
    .selectFrom('audit_log')
    .select(['actor_id', 'thing_name', 'origin'])
    .where('action', '=', 'publicationFailed')
    .execute();
  expect(failed).toEqual([{ actor_id: kavya.id, thing_name: 'team/en', origin: 'schedule' }]);
  expect((await state()).published).toEqual(question('May I come?'));
});

test.each<[what: string, endpoint: EndpointName, body?: object]>([
  ['whose account was deactivated', 'setVolunteerStatus', { status: 'inactive' }],
  ['whose account was deleted', 'deleteVolunteer'],
  ['without the right to edit the website', 'setEditor', { is_editor: false }],
])('nothing is published for an editor %s', async (_, endpoint, body) => {
  await schedule(question('May I come?'), inHours(2));
  const admin = await meera(testApp);
  const taken = await admin.call(endpoint, { id: kavya.id, ...(body && { body }) });
  expect(taken.status).toBe(200);
  testApp.stopClock(3);
  expect(await publish()).toBe(0);
  // Her session has ended since.
  expect(await state(deskOf(await meera(testApp), 'faqs'))).toMatchObject({
    ...{ document: question('May I come?'), is_draft: true },
    ...{ publish_at: null, published_version: 0 },
  });
});

test('an unavailable database leaves the schedule unchanged, and each failure is logged', async () => {
  const [hindi, facts] = [deskOf(kavya, 'faqs', 'hi'), deskOf(kavya, 'facts')];
  await schedule(question('May I come?'), inHours(1));
  await schedule(question('क्या मैं आऊँ?'), inHours(2), hindi);
  const trust = { name: 'Nadi Trust', phone: '+91 52310 44718', email: 'a@nadi.example' };
  await schedule(trust, inHours(2), facts);
  testApp.stopClock(3);
  const live = {
    check: async (_: string, locale: string) => {
      if (locale === 'en') throw new Error('the connection is lost');
    },
    refresh: async () => {},
  };
  const logged: unknown[] = [];
  const log = { ...SILENT, error: (details: unknown) => void logged.push(details) };
  expect(await publish({ live }, log)).toBe(1);
  const err = expect.objectContaining({ message: 'the connection is lost' });
  expect(logged).toEqual([
    { err, document: 'faqs', locale: 'en' },
    { err, document: 'facts', locale: 'en' },
  ]);
  expect((await state()).publish_at).not.toBeNull();
  expect((await state(hindi)).published_version).toBe(1);
  expect(await publish()).toBe(2);
});

test('a stopping program loses no publication: the next one makes it', async () => {
  await schedule(question('May I come?'), inHours(1));
  await schedule(question('क्या मैं आऊँ?'), inHours(2), deskOf(kavya, 'faqs', 'hi'));
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
  expect(await publish({ live }, SILENT, stopping.signal)).toBe(0);
  expect(checks).toBe(1);
  expect((await state()).publish_at).not.toBeNull();
  expect(await publish()).toBe(2);
});

test('an event that gets its address as it is published leaves no draft behind', async () => {
  const trust = await openTestApp({}, { documents: documentsByName([events]) });
  trust.stopClock(0);
  const dates = deskOf(await editor(trust, 'Kavya'), 'events');
  const body = { items: [{ name: 'Water day', slug: '', date: '' }] };
  expect((await schedule(body, inHours(2), dates)).status).toBe(200);
  trust.stopClock(3);
  const website = websiteOf(trust, { documents: documentsByName([events]) });
  expect(await publishDue(website, SILENT, RUNNING)).toBe(1);
  expect(await state(dates)).toMatchObject({
    published: { items: [{ name: 'Water day', slug: 'water-day', date: '' }] },
    is_draft: false,
  });
  await trust.close();
});

test('an event that is renamed before its publication keeps the address that was scheduled', async () => {
  const documents = documentsByName([events]);
  const trust = await openTestApp({}, { documents });
  trust.stopClock(0);
  const dates = deskOf(await editor(trust, 'Kavya'), 'events');
  const event = { name: 'Water day', slug: '', date: '2026-12-13' };
  const { body } = await schedule({ items: [event] }, inHours(2), dates);
  expect(body.data.version).toBe(2);
  const scheduled = await state(dates);
  expect(scheduled.document.items).toEqual([{ ...event, slug: 'water-day' }]);

  const renamed = { ...scheduled.document.items[0], name: 'Clean water day' };
  await dates.call('saveDraft', { body: { items: [renamed] } });
  trust.stopClock(3);
  const website = websiteOf(trust, { documents });
  expect(await publishDue(website, SILENT, RUNNING)).toBe(1);
  expect(await state(dates)).toMatchObject({
    published: { items: [{ name: 'Water day', slug: 'water-day' }] },
    document: { items: [{ name: 'Clean water day', slug: 'water-day' }] },
    is_draft: true,
  });
  await trust.close();
});

test('words that a newer program has scheduled wait an hour for it, then the publication failed', async () => {
  const at = inHours(2);
  await schedule(question('May I come?'), at);
  const ofNextRelease = { scheduled_schema: faqs.schema + 1 };
  await testApp.ctx.db.updateTable('website_documents').set(ofNextRelease).execute();
  testApp.stopClock(2.9);
  expect(await publish()).toBe(0);
  expect(await state()).toMatchObject({ publish_at: at.toISOString(), published_version: 0 });

  testApp.stopClock(3.1);
  const startedLater = inHours(-0.5);
  expect(await publishDue(websiteOf(testApp), SILENT, RUNNING, startedLater)).toBe(0);
  expect((await state()).publish_failed_at).toBeNull();

  const warnings: unknown[] = [];
  const log = { ...SILENT, warn: (details: unknown) => void warnings.push(details) };
  expect(await publish({}, log)).toBe(0);
  expect(warnings).toMatchObject([
    { code: 'pageFailed', err: { message: 'a newer program has scheduled it' } },
  ]);
  expect(await state()).toMatchObject({
    ...{ document: question('May I come?'), is_draft: true, published_version: 0 },
    ...{ publish_at: null, publish_failed_at: at.toISOString() },
  });
});

test('a publication that the renderer was too busy for is tried again for five minutes', async () => {
  const at = inHours(2);
  await schedule(question('May I come?'), at);
  const check = async () => {
    throw problem('pageFailed', { cause: new WorkerTimedOut() });
  };
  const live = { check, refresh: async () => {} };
  testApp.stopClock(2.01);
  expect(await publish({ live })).toBe(0);
  expect(await state()).toMatchObject({ publish_at: at.toISOString(), publish_failed_at: null });
  testApp.stopClock(2.1);
  expect(await publish({ live })).toBe(0);
  expect(await state()).toMatchObject({ publish_at: null, publish_failed_at: at.toISOString() });
});

test('words that are already published create no new version', async () => {
  await schedule(question('May I come?'), inHours(2));
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
  expect(await publish()).toBe(0);
  expect(await state()).toMatchObject({ publish_at: null, is_draft: false, published_version: 1 });
});
