// Publishing is atomic and immediate.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { problem } from '#domain/problems.ts';
import { readSiteVersion } from '#server/db/metadata/site-version.ts';
import { createPublishedLoader } from '#server/website/load-published.ts';
import { publishDraft } from '#server/website/publishing/publish.ts';
import { NO_LIVE_SITE } from '#server/website/website.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
  question,
  websiteOf,
} from '../../../support/app/website/editors.ts';
import {
  facts,
  faqs,
  team,
  websiteDocuments,
} from '../../../support/app/website/website-documents.ts';

let testApp: TestApp;
let kavya: Client;
let questions: DocumentClient;

beforeEach(async () => {
  await testApp?.close();
  testApp = await openTestApp();
  kavya = await editor(testApp, 'Kavya');
  questions = documentClient(kavya, 'faqs');
});
afterAll(() => testApp.close());

const SILENT = { warn: () => {} };
const published = () => createPublishedLoader(testApp.ctx, websiteDocuments, SILENT)();
const onTheWebsite = async (locale: 'en' | 'hi' = 'en', name = 'faqs') =>
  (await published()).get(locale)?.get(name);
const request = (expectedVersion?: number) => ({
  document: faqs,
  locale: 'en' as const,
  by: { id: kavya.id, origin: '127.0.0.1' },
  expectedVersion,
});

test('publishing puts a draft on the website and removes the draft', async () => {
  expect(await readSiteVersion(testApp.ctx.db)).toBe(0);
  const { status, body, headers } = await questions.publish(question('May I come?'));
  expect([status, headers.etag]).toEqual([200, '"2"']);
  expect(body.data).toEqual({ version: 2, published_version: 1, publish_at: null });
  expect(await onTheWebsite()).toEqual(question('May I come?'));
  expect(await readSiteVersion(testApp.ctx.db)).toBe(1);
  const { data } = (await questions.call('readDraft')).body;
  expect(data).toMatchObject({ is_draft: false, version: 2, published_version: 1 });
  expect(data.published).toEqual(question('May I come?'));
});

test('a draft alone changes nothing on the website', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  expect(await onTheWebsite()).toEqual(faqs.defaults.en);
  expect(await readSiteVersion(testApp.ctx.db)).toBe(0);
});

test('English has every document, and another language those with words of its own', async () => {
  await documentClient(kavya, 'faqs', 'hi').publish(question('क्या मैं आ सकती हूँ?'));
  const words = await published();
  expect([...(words.get('en')?.keys() ?? [])]).toEqual(['facts', 'bank', 'team', 'faqs']);
  expect([...(words.get('hi')?.keys() ?? [])]).toEqual(['facts', 'faqs']);
  expect([...(words.get('mr')?.keys() ?? [])]).toEqual([]);
  expect(await onTheWebsite()).toEqual(faqs.defaults.en);
});

test('a phone number that Kavya publishes in English is used in the delivered Hindi words, too', async () => {
  const phone = '+91 98200 00000';
  await documentClient(kavya, 'facts').publish({ ...facts.defaults.en, phone });
  expect(await onTheWebsite('hi', 'facts')).toEqual({ ...facts.defaults.hi, phone });
});

test('a broken rule is refused at its field, and the website stays unchanged', async () => {
  const wrong = {
    items: [
      { question: '', answer: '[here](javascript:alert)' },
      { question: 'x'.repeat(161), answer: '<b>bold</b>' },
      { question: 'Where?', answer: '**[here](javascript:alert(1))**' },
      { question: 'Where?', answer: '[here](/nopage)' },
      { question: 'Half\ud800', answer: 'Here.' },
    ],
  };
  const { status, problem } = await questions.publish(wrong);
  expect([status, problem.code]).toEqual([422, 'brokenRule']);
  expect(problem.errors.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'items.0.question wordsRequired',
    'items.0.answer linkForbidden',
    'items.1.question tooLong',
    'items.1.answer htmlForbidden',
    'items.2.answer linkForbidden',
    'items.3.answer pageMissing',
    'items.4.question invisibleCharacters',
  ]);
  expect(await onTheWebsite()).toEqual(faqs.defaults.en);
  expect((await questions.call('readDraft')).body.data.document).toEqual(wrong);
});

test('many broken items get a response of a few kilobytes', async () => {
  const broken = { question: '', answer: '', hidden: 1, colour: 'red' };
  const { status, bytes } = await questions.publish({ items: Array(40).fill(broken) });
  expect(status).toBe(422);
  expect(bytes.length).toBeLessThan(10_000);
});

test('publishing is refused without a draft or without a difference', async () => {
  for (const publish of [
    () => questions.call('publishDocument'),
    () => questions.publish(faqs.defaults.en),
  ]) {
    const { status, problem } = await publish();
    expect([status, problem.code]).toEqual([409, 'nothingToPublish']);
  }
  await questions.publish(question('May I come?'));
  expect((await questions.publish(question('May I come?'))).problem.code).toBe('nothingToPublish');
  expect(await readSiteVersion(testApp.ctx.db)).toBe(1);
});

test('publishing is refused when the draft has changed since it was read', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  await questions.call('saveDraft', { body: question('May I stay?') });
  const stale = await questions.call('publishDocument', { match: 1 });
  expect([stale.status, stale.problem.code]).toEqual([412, 'staleDraft']);
  expect((await questions.call('publishDocument', { match: 2 })).status).toBe(200);
});

test('ten simultaneous publications publish once', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  const all = await Promise.all(
    Array.from({ length: 10 }, () => questions.call('publishDocument')),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await questions.call('readDocumentHistory')).body.data).toHaveLength(1);
  expect(await readSiteVersion(testApp.ctx.db)).toBe(1);
});

test('words that the page cannot be rendered with are not published', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  const live = { ...NO_LIVE_SITE, check: async () => Promise.reject(problem('pageFailed')) };
  await expect(publishDraft(websiteOf(testApp, { live }), request())).rejects.toMatchObject({
    code: 'pageFailed',
  });
  expect(await onTheWebsite()).toEqual(faqs.defaults.en);
  expect((await questions.call('readDraft')).body.data.is_draft).toBe(true);
});

test('words saved during the rendering are not published unseen', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  const live = {
    ...NO_LIVE_SITE,
    check: async () => void (await questions.call('saveDraft', { body: question('') })),
  };
  const publishing = publishDraft(websiteOf(testApp, { live }), request());
  await expect(publishing).rejects.toMatchObject({ code: 'staleDraft' });
  expect(await onTheWebsite()).toEqual(faqs.defaults.en);
});

test('an editor whose right is withdrawn during the rendering does not publish', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  const admin = await meera(testApp);
  const withdrawal = { id: kavya.id, body: { is_editor: false } };
  const live = {
    ...NO_LIVE_SITE,
    check: async () => void (await admin.call('setEditor', withdrawal)),
  };
  const publishing = publishDraft(websiteOf(testApp, { live }), request());
  await expect(publishing).rejects.toMatchObject({ code: 'forbidden' });
  expect(await onTheWebsite()).toEqual(faqs.defaults.en);
});

test('the pages and the database are updated before the response', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  let seen: unknown;
  const live = {
    ...NO_LIVE_SITE,
    refresh: async () => {
      seen = await onTheWebsite();
    },
  };
  await publishDraft(websiteOf(testApp, { live }), request());
  expect(seen).toEqual(question('May I come?'));
});

test('without disk space nothing is published, and the draft stays', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  const { db } = testApp.ctx;
  const taken = { document: 'faqs', locale: 'en', version: 1, schema: 1, body: '{}' } as const;
  await db
    .insertInto('website_versions')
    .values({ ...taken, published_at: new Date().toISOString(), published_by: null })
    .execute();
  await expect(publishDraft(websiteOf(testApp), request())).rejects.toThrow();
  expect(await readSiteVersion(db)).toBe(0);
  expect((await questions.call('readDraft')).body.data).toMatchObject({
    is_draft: true,
    published_version: 0,
  });
});

test('a drawn portrait is accepted, and a missing picture is not', async () => {
  const members = (portrait: string) => ({ members: [{ name: 'Asha Rao', portrait }] });
  const client = documentClient(kavya, 'team');
  expect((await client.publish(members('initial'))).status).toBe(200);
  const { status, problem } = await client.publish(members('asha.webp'));
  expect([status, problem.errors]).toEqual([
    422,
    [
      {
        field: 'members.0.portrait',
        rule: 'pictureGone',
        params: { name: 'asha.webp' },
        message: 'The picture asha.webp is no longer there. Choose another.',
      },
    ],
  ]);
  expect(await onTheWebsite('en', 'team')).not.toEqual(team.defaults.en);
});

test('the audit log has who published which document, and none of its words', async () => {
  await questions.publish(question('May I come?'));
  const lines = await testApp.ctx.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'entity', 'entity_name'])
    .where('entity', '=', 'document')
    .execute();
  expect(lines).toEqual([
    { actor_id: kavya.id, action: 'publish', entity: 'document', entity_name: 'faqs/en' },
  ]);
});
