// A new version of the program has other fields: published words are migrated, or replaced by the delivered ones.
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { WebsiteDocument } from '#domain/website/document.ts';
import { group, line, list, prose } from '#domain/website/fields/fields.ts';
import { buildApp } from '#server/app.ts';
import { documentsByName } from '#server/website/documents.ts';
import { createPublishedLoader } from '#server/website/load-published.ts';
import { upgrades } from '#server/website/upgrades/upgrades.ts';
import { type Client, clientFor } from '../../support/app/api/client.ts';
import { quickPasswords } from '../../support/app/quick-passwords.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { documentClient, editor, itemsOf, question } from '../../support/app/website/editors.ts';
import { faqs } from '../../support/app/website/website-documents.ts';

/** The next version calls `question` `title`. */
const renamed: WebsiteDocument = {
  ...faqs,
  schema: 2,
  fields: {
    items: list(
      'Questions',
      'Question',
      group('Question', { title: line('Question', 160), answer: prose('Answer', 1200) }),
      [1, 20],
    ),
  },
  defaults: { en: { items: [{ title: 'How can I help?', answer: 'Write.' }] } },
};
const ASKED = { items: [{ title: 'May I come?', answer: 'Yes.' }] };

let testApp: TestApp;
let kavya: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  kavya = await editor(testApp, 'Kavya');
  await documentClient(kavya, 'faqs').publish(question('May I come?'));
});
afterEach(() => testApp.close());

function addStep(): void {
  upgrades.faqs = {
    2: (value) => ({
      items: Array.from(Object(value.items), ({ question: title, answer }) => ({ title, answer })),
    }),
  };
  onTestFinished(() => {
    delete upgrades.faqs;
  });
}

async function startNextVersion(next: WebsiteDocument = renamed) {
  const documents = documentsByName([next]);
  const app = buildApp(testApp.ctx, { passwords: quickPasswords(), documents });
  onTestFinished(() => app.close());
  await app.ready();
  const logged: unknown[] = [];
  const log = { warn: (details: unknown) => void logged.push(details) };
  const load = createPublishedLoader(testApp.ctx, documents, log);
  const client = documentClient(clientFor(app, kavya.id, kavya.token), 'faqs');
  const shown = async () => (await load()).get('en')?.get('faqs');
  const listed = async (language = 'en') => {
    const { body } = await clientFor(app, kavya.id, kavya.token).call('listDocuments');
    return body.data.find(({ locale }) => locale === language);
  };
  return { client, shown, listed, logged };
}

test('published words, drafts and earlier versions are migrated by the step', async () => {
  await documentClient(kavya, 'faqs').call('saveDraft', { body: question('May I stay?') });
  addStep();
  const { client, shown, listed, logged } = await startNextVersion();
  expect(await shown()).toEqual(ASKED);
  expect((await listed())?.unreadable).toBe(false);
  const { data } = (await client.call('readDraft')).body;
  expect(itemsOf(data.document)[0]?.title).toBe('May I stay?');
  expect((await client.call('publishDocument')).status).toBe(200);
  const { body } = await client.call('revertDocument', { version: 1 });
  expect(body.data.document).toEqual(ASKED);
  expect(logged).toEqual([]);
});

test('a step does not make a translation outdated', async () => {
  await documentClient(kavya, 'faqs', 'hi').publish(question('क्या मैं आ सकती हूँ?', 'हाँ।'));
  addStep();
  const { client, listed } = await startNextVersion();
  await client.publish({ items: [{ title: 'May I stay?', answer: 'Yes.' }] });
  expect((await listed('hi'))?.older_than_english).toBe(true);
  await client.publish(ASKED);
  expect((await listed('hi'))?.older_than_english).toBe(false);
});

test('a document that cannot be migrated shows the delivered words, is logged once, and can be published again', async () => {
  const { client, shown, listed, logged } = await startNextVersion();
  for (const _ of [1, 2, 3]) expect(await shown()).toEqual(renamed.defaults.en);
  expect(logged).toEqual([{ document: 'faqs', locale: 'en', version: 1 }]);
  expect(await listed()).toMatchObject({ unreadable: true, published_version: 1 });
  // The old words can still be read, for rewriting them.
  const { body } = await client.call('readDocumentVersion', { version: 1 });
  expect(body.data).toMatchObject(question('May I come?'));
  expect((await client.publish(renamed.defaults.en)).status).toBe(200);
  expect(await listed()).toMatchObject({ unreadable: false, published_version: 2 });
});

test('published words stay when a version has more fields, which show the delivered words', async () => {
  const fields = { ...faqs.fields, lede: line('Opening sentence', 80) };
  const defaults = { en: { ...faqs.defaults.en, lede: 'Ask us.' } };
  const { shown, client } = await startNextVersion({ ...faqs, schema: 2, fields, defaults });
  expect(await shown()).toEqual({ ...question('May I come?'), lede: 'Ask us.' });
  const { body } = await client.call('revertDocument', { version: 1 });
  expect(body.data.document.lede).toBe('Ask us.');
});

test('a failing step stops no start, and loses no draft', async () => {
  await documentClient(kavya, 'faqs').call('saveDraft', { body: { items: 7 } });
  upgrades.faqs = [
    () => {
      throw new Error('a list was expected');
    },
  ];
  onTestFinished(() => {
    delete upgrades.faqs;
  });
  const { client, shown } = await startNextVersion();
  expect(await shown()).toEqual(renamed.defaults.en);
  expect((await client.call('readDraft')).body.data.document).toEqual({ items: 7 });
});

test('published words that exceed a new length limit stay on the website', async () => {
  const { ctx } = testApp;
  const answer = prose('Answer', 2);
  const item = group('Question', { question: line('Question', 160), answer });
  const shorter = { ...faqs, fields: { items: list('Questions', 'Question', item, [1, 20]) } };
  const log = { warn: () => expect.fail('nothing is to be said') };
  const words = await createPublishedLoader(ctx, documentsByName([shorter]), log)();
  expect(words.get('en')?.get('faqs')).toEqual(question('May I come?'));
});

test('a document that this version does not have is left unchanged', async () => {
  const words = await createPublishedLoader(testApp.ctx, documentsByName([]), { warn: () => {} })();
  expect(words.get('en')?.size).toBe(0);
  expect(await testApp.ctx.db.selectFrom('website_versions').selectAll().execute()).toHaveLength(1);
});
