// Published versions are kept, and can be reverted to.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
  question,
} from '../../support/app/website/editors.ts';
import { facts, faqs } from '../../support/app/website/website-documents.ts';

let testApp: TestApp;
let kavya: Client;
let questions: DocumentClient;

beforeAll(async () => {
  testApp = await openTestApp();
  kavya = await editor(testApp, 'Kavya');
  questions = documentClient(kavya, 'faqs');
  await questions.publish(question('First'));
  await documentClient(await meera(testApp), 'faqs').publish(question('Second'));
});
afterAll(() => testApp.close());

test('the versions are listed with author and time, newest first', async () => {
  const { data } = (await questions.call('readDocumentHistory')).body;
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(data).toEqual([
    { version: 2, published_at: at, by: { id: expect.any(Number), name: expect.any(String) } },
    { version: 1, published_at: at, by: { id: kavya.id, name: 'Kavya' } },
  ]);
  expect((await documentClient(kavya, 'faqs', 'hi').call('readDocumentHistory')).body.data).toEqual(
    [],
  );
});

test('each version can be read, and version 0 is the delivered one', async () => {
  const words = async (version: number) =>
    (await questions.call('readDocumentVersion', { version })).body.data;
  expect(await words(1)).toEqual(question('First'));
  expect(await words(2)).toEqual(question('Second'));
  expect(await words(0)).toEqual(faqs.defaults.en);
  const hindi = documentClient(kavya, 'facts', 'hi');
  expect((await hindi.call('readDocumentVersion', { version: 0 })).body.data).toEqual(
    facts.defaults.hi,
  );
});

test.each([3, 999_999_999])('there is no version %i', async (version) => {
  for (const call of ['readDocumentVersion', 'revertDocument'] as const) {
    const { status, problem } = await questions.call(call, { version });
    expect([status, problem.code]).toEqual([404, 'versionNotFound']);
  }
});

test.each(['', '-1', '1.5', '1e3', 'x', '9'.repeat(30)])(
  'a version %j cannot be read',
  async (version) => {
    const query = { locale: 'en', version };
    const { status } = await kavya.call('revertDocument', { name: 'faqs', query });
    expect(status).toBe(400);
  },
);

test('Kavya’s revert does not overwrite what Nikhil has written meanwhile', async () => {
  const nikhil = documentClient(await editor(testApp, 'Nikhil'), 'faqs');
  const { version: opened } = (await questions.call('readDraft')).body.data;
  for (const words of ['Nikhil begins', 'Nikhil goes on']) {
    const { version } = (await nikhil.call('saveDraft', { body: question(words) })).body.data;
    const refused = await questions.call('revertDocument', { version: 1, match: opened });
    expect([refused.status, refused.problem.code]).toEqual([412, 'staleDraft']);
    const { data } = (await questions.call('readDraft')).body;
    expect(data).toMatchObject({ document: question(words), version });
  }
  const { version } = (await nikhil.call('readDraft')).body.data;
  const replaced = await questions.call('revertDocument', { version: 1, match: version });
  expect(replaced.body.data).toMatchObject({ document: question('First') });
  await questions.call('dropDraft');
});

test('reverting to a version creates a draft and publishes nothing', async () => {
  const { data } = (await questions.call('revertDocument', { version: 1 })).body;
  expect(data).toMatchObject({
    document: question('First'),
    is_draft: true,
    published: question('Second'),
    published_version: 2,
    updated_by: { name: 'Kavya' },
  });
  expect((await questions.call('publishDocument')).body.data.published_version).toBe(3);
  const delivered = await questions.call('revertDocument', { version: 0 });
  expect(delivered.body.data.document).toEqual(faqs.defaults.en);
  expect((await questions.call('publishDocument')).body.data.published_version).toBe(4);
  const { data: versions } = (await questions.call('readDocumentHistory')).body;
  expect(versions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
});
