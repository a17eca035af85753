// Drafts of the website's words, which may be invalid. publish.test.ts tests publications.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#domain/website/website-schema.ts';
import type { Client } from '../../support/app/api/client.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
  question,
} from '../../support/app/website/editors.ts';
import { facts, faqs } from '../../support/app/website/website-documents.ts';
import { present } from '../../support/present.ts';

let testApp: TestApp;
let kavya: Client;
let nikhil: Client;
let questions: DocumentClient;

beforeEach(async () => {
  await testApp?.close();
  testApp = await openTestApp();
  kavya = await editor(testApp, 'Kavya');
  nikhil = await editor(testApp, 'Nikhil');
  questions = documentClient(kavya, 'faqs');
});
afterAll(() => testApp.close());

const draft = async (client = questions) => (await client.call('readDraft')).body.data;

test('unchanged documents are the delivered ones, in version 0', async () => {
  const { body, headers } = await questions.call('readDraft');
  expect(headers.etag).toBe('"0"');
  expect(body.data).toEqual({
    document: faqs.defaults.en,
    version: 0,
    published_version: 0,
    is_draft: false,
    updated_at: null,
    updated_by: null,
    publish_at: null,
    publish_failed_at: null,
    published: faqs.defaults.en,
  });
});

test('a draft with thousands of items is refused', async () => {
  const body = { ...faqs.defaults.en, items: Array.from({ length: 4000 }, () => ({})) };
  const refused = await questions.call('saveDraft', { body });
  expect([refused.status, refused.problem.errors[0]?.rule]).toEqual([422, 'itemCount']);
});

test('a Hindi draft begins with the phone number that is published in English', async () => {
  const english = { ...facts.defaults.en, phone: '+91 98200 12345' };
  await documentClient(kavya, 'facts').publish(english);
  const hindi = await draft(documentClient(kavya, 'facts', 'hi'));
  expect(hindi.document).toEqual({ ...facts.defaults.hi, phone: '+91 98200 12345' });
});

test('Kavya’s draft is shown to Nikhil with her name, and not on the website', async () => {
  const saved = await questions.call('saveDraft', { body: question('May I come?'), match: 0 });
  expect([saved.status, saved.headers.etag]).toEqual([200, '"1"']);
  const { data } = (await documentClient(nikhil, 'faqs').call('readDraft')).body;
  expect(data).toMatchObject({
    document: question('May I come?'),
    version: 1,
    published_version: 0,
    is_draft: true,
    updated_by: { id: kavya.id, name: 'Kavya' },
    published: faqs.defaults.en,
  });
  expect(Date.parse(present(data.updated_at))).toBeGreaterThan(Date.now() - 60_000);
});

test('a draft saved without changes keeps its version, whatever the order of its fields', async () => {
  const [item] = question('May I come?').items;
  await questions.call('saveDraft', { body: question('May I come?') });
  const again = await questions.call('saveDraft', {
    body: { items: [{ answer: item?.answer, question: item?.question }] },
  });
  expect(again.body.data.version).toBe(1);
  const other = await questions.call('saveDraft', { body: question('May I go?') });
  expect(other.body.data.version).toBe(2);
});

test('an editor who takes over saves the same draft, and is its writer from then on', async () => {
  await questions.call('saveDraft', { body: question('May I come?'), match: 0 });
  const taken = await documentClient(nikhil, 'faqs').call('saveDraft', {
    body: question('May I come?'),
    match: 1,
  });
  expect(taken.body.data).toMatchObject({ version: 2, updated_by: { name: 'Nikhil' } });
  const late = await questions.call('saveDraft', { body: question('When?'), match: 1 });
  expect(late.status).toBe(412);
});

test('an open editor gets the words again only when the draft has changed', async () => {
  const read = (version: string) =>
    kavya.call('readDraft', {
      name: 'faqs',
      query: { locale: 'en' },
      headers: { 'if-none-match': version },
    });
  expect((await read('"0"')).status, 'nothing is stored').toBe(304);
  await questions.call('saveDraft', { body: question('May I come?') });

  const changed = await read('"0"');
  expect([changed.status, changed.body.data.document]).toEqual([200, question('May I come?')]);
  const unchanged = await read('"1"');
  expect([unchanged.status, unchanged.headers.etag]).toEqual([304, '"1"']);
  expect((await read('"2"')).status).toBe(200);
  expect((await read('of another program')).status).toBe(200);
});

test('the second of two editors of the same version gets a conflict, and loses nothing', async () => {
  await questions.call('saveDraft', { body: question('First') });
  const [byKavya, byNikhil] = [questions, documentClient(nikhil, 'faqs')];
  expect((await byKavya.call('saveDraft', { body: question('Hers'), match: 1 })).status).toBe(200);
  const late = await byNikhil.call('saveDraft', { body: question('His'), match: 1 });
  expect([late.status, late.problem.code]).toEqual([412, 'staleDraft']);
  expect(late.headers.etag).toBeUndefined();
  expect((await draft()).document).toEqual(question('Hers'));
  const mergedFields = await byNikhil.call('saveDraft', { body: question('His'), match: 2 });
  expect(mergedFields.body.data).toMatchObject({ version: 3, updated_by: { name: 'Nikhil' } });
});

test('one of twenty simultaneous saves of one version is stored, and the others get a conflict', async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      questions.call('saveDraft', { body: question(`Draft ${i}`), match: 0 }),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 412)).toHaveLength(19);
  expect((await draft()).version).toBe(1);
});

test('without If-Match the last write wins', async () => {
  await questions.call('saveDraft', { body: question('Hers') });
  await documentClient(nikhil, 'faqs').call('saveDraft', { body: question('His') });
  expect(await draft()).toMatchObject({ document: question('His'), version: 2 });
});

test('a discarded draft is gone, and its version is not used again', async () => {
  await questions.call('saveDraft', { body: question('May I come?') });
  expect((await questions.call('dropDraft', { match: 0 })).problem.code).toBe('staleDraft');
  const dropped = await questions.call('dropDraft', { match: 1 });
  expect(dropped.body.data).toMatchObject({ is_draft: false, version: 2, updated_by: null });
  expect((await draft()).document).toEqual(faqs.defaults.en);
  expect((await questions.call('dropDraft')).body.data.version).toBe(2);
});

test('each language has its own draft, which begins with the English by default', async () => {
  await questions.publish(question('What do you do?'));
  const hindi = documentClient(kavya, 'faqs', 'hi');
  expect(await draft(hindi)).toMatchObject({
    document: question('What do you do?'),
    version: 0,
    published_version: 0,
  });
  await hindi.call('saveDraft', { body: question('आप क्या करते हैं?') });
  expect((await draft()).is_draft).toBe(false);
  expect((await draft(documentClient(kavya, 'facts', 'hi'))).document.name).toBe('अध्याय ट्रस्ट');
});

const WRONG: Record<string, unknown>[] = [
  {},
  { items: 'none' },
  { items: [{ question: '<script>alert(1)</script>\u202e\u200b', answer: 7, hidden: 'no' }] },
  { more: { of: [null, true, 1e300] } },
  { items: [], '': '', constructor: 'x', '\u0000': '\ud800\u0000' },
];

test.each(WRONG)('an invalid draft is stored and read back unchanged: %j', async (body) => {
  expect((await questions.call('saveDraft', { body })).status).toBe(200);
  expect((await draft()).document).toEqual(body);
  const { body: list } = await kavya.call('listDocuments');
  expect(list.data.length).toBeGreaterThan(0);
  expect((await questions.call('publishDocument')).status).toBe(422);
});

test.each(['7', '"words"', '[]', '[{}]', 'null', 'true', ''])(
  'a body that is not a document is refused: %s',
  async (body) => {
    const { status, problem } = await questions.call('saveDraft', { body });
    expect([status, problem.code, problem.errors]).toEqual([
      422,
      'brokenRule',
      [{ field: '', rule: 'invalid', message: 'This cannot be saved as it is' }],
    ]);
    expect((await draft()).version).toBe(0);
  },
);

test('a body that is not JSON is refused', async () => {
  const { status, problem } = await questions.call('saveDraft', { body: '{"items": [' });
  expect([status, problem.code]).toEqual([400, 'notJson']);
  const polluting = await questions.call('saveDraft', { body: '{"__proto__": {"items": []}}' });
  expect(polluting.status).toBe(400);
});

test('as many Hindi words as two hundred news items have are stored', async () => {
  const words = question('क्या मैं आऊँ?', 'गाँव में पानी आया। '.repeat(80 * 200));
  expect((await questions.call('saveDraft', { body: words })).status).toBe(200);
  expect((await draft()).document).toEqual(words);
});

test('numbers that are longer when they are stored are bounded too', async () => {
  const items = `[${'1e20,'.repeat(MAX_DOCUMENT_BYTES / 6)}1]`;
  const { status, problem } = await questions.call('saveDraft', { body: `{"items":${items}}` });
  expect([status, problem.code]).toEqual([413, 'tooLarge']);
});

test('100 kB of text are stored; more than 2 MiB, and endless nesting, are refused', async () => {
  const long = question('May I come?', 'Yes, and bring friends. '.repeat(4200));
  expect(JSON.stringify(long).length).toBeGreaterThan(100_000);
  expect((await questions.call('saveDraft', { body: long })).status).toBe(200);
  expect((await draft()).document).toEqual(long);

  const tooLong = question('May I come?', 'x'.repeat(MAX_DOCUMENT_BYTES));
  const refused = await questions.call('saveDraft', { body: tooLong });
  expect([refused.status, refused.problem.code]).toEqual([413, 'tooLarge']);
  const nested = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`;
  const refusedToo = await questions.call('saveDraft', { body: nested });
  expect([refusedToo.status, refusedToo.problem.code]).toEqual([422, 'brokenRule']);
  expect((await draft()).document).toEqual(long);
});

test('the body limit of other calls is unchanged', async () => {
  const { status, problem } = await questions.call('publishDocument', {
    body: { password: 'x'.repeat(70_000) },
  });
  expect([status, problem.code]).toEqual([413, 'tooLarge']);
});

test.each(['page-nowhere', 'FAQS', 'faqs ', '__proto__', '../facts', "faqs' or '1", '\u0000'])(
  'there is no document %j',
  async (name) => {
    const client = documentClient(kavya, name);
    for (const call of ['readDraft', 'readDocument', 'readDocumentHistory'] as const) {
      expect((await client.call(call)).problem.code).toBe('documentNotFound');
    }
    expect((await client.call('saveDraft', { body: {} })).problem.code).toBe('documentNotFound');
    expect((await client.call('previewDocument')).problem.code).toBe('documentNotFound');
  },
);

test.each(['ta', 'EN', 'en-IN', '../hi'])('there is no language %j', async (locale) => {
  const { status, problem } = await kavya.call('readDraft', { name: 'faqs', query: { locale } });
  expect([status, problem.code, problem.errors[0]?.field]).toEqual([400, 'unreadable', 'locale']);
});
