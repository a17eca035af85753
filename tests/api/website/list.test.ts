// The editor's list of all documents.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import type { Client } from '../../support/app/api/client.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { documentClient, editor, question } from '../../support/app/website/editors.ts';
import { facts, websiteDocuments } from '../../support/app/website/website-documents.ts';

let testApp: TestApp;
let kavya: Client;
beforeAll(async () => {
  testApp = await openTestApp();
  kavya = await editor(testApp, 'Kavya');
});
afterAll(() => testApp.close());

async function list(locale?: Language): Promise<ListedDocument[]> {
  const query: Record<string, string> = locale ? { locale } : {};
  return (await kavya.call('listDocuments', { query })).body.data;
}
const find = async (name: string, locale: Language) =>
  (await list(locale)).find((each) => each.name === name);

test('at first every document is listed as delivered, in one language or in all', async () => {
  expect(await find('faqs', 'en')).toEqual({
    name: 'faqs',
    locale: 'en',
    title: 'Questions and answers',
    section: 'lists',
    path: '/faqs',
    guarded: false,
    published_version: 0,
    draft_version: null,
    updated_at: null,
    updated_by: null,
    publish_at: null,
    publish_failed_at: null,
    translated: true,
    older_than_english: false,
    gaps: [],
    pages: [],
    unreadable: false,
    words: 'How can I help?\nWrite to [us](/contact).',
  });
  const names = [...websiteDocuments.keys()];
  expect((await list('mr')).map(({ name }) => name)).toEqual(names);
  const all = await list();
  expect(all.slice(0, names.length)).toEqual(await list('en'));
  expect(all).toHaveLength(3 * names.length);
  expect((await find('bank', 'en'))?.guarded).toBe(true);
});

test('a draft is listed with its author, and its words are found', async () => {
  await documentClient(kavya, 'faqs').call('saveDraft', { body: question('Where is the well?') });
  expect(await find('faqs', 'en')).toMatchObject({
    draft_version: 1,
    published_version: 0,
    updated_by: { id: kavya.id, name: 'Kavya' },
    words: 'Where is the well?\nYes.',
  });
});

test('a translation is outdated once the English is published after it', async () => {
  expect(await find('facts', 'hi')).toMatchObject({ translated: true, older_than_english: false });
  expect(await find('faqs', 'hi')).toMatchObject({ translated: false, older_than_english: false });
  const facts = { name: 'Nadi Trust', phone: '+91 52310 44718', email: 'a@nadi.example' };
  await documentClient(kavya, 'facts').publish(facts);
  expect(await find('facts', 'hi')).toMatchObject({ translated: true, older_than_english: true });
  expect(await find('facts', 'mr')).toMatchObject({ translated: false, words: expect.any(String) });
  expect((await find('facts', 'mr'))?.words).toContain('Nadi Trust');
  await documentClient(kavya, 'facts', 'hi').publish({ ...facts, name: 'नदी ट्रस्ट' });
  expect(await find('facts', 'hi')).toMatchObject({
    published_version: 1,
    older_than_english: false,
    updated_by: { id: kavya.id, name: 'Kavya' },
  });
});

test('a translation is current again once the English is back to the words that it translates', async () => {
  const english = documentClient(kavya, 'facts');
  const { data } = (await english.call('readDraft')).body;
  await english.publish({ ...data.document, name: 'Talab Trust' });
  expect(await find('facts', 'hi')).toMatchObject({ older_than_english: true });
  await english.publish(data.document);
  expect(await find('facts', 'hi')).toMatchObject({ older_than_english: false });
});

test('a delivered translation is up to date once the English is back to the delivered words', async () => {
  const fresh = await openTestApp();
  const nikhil = await editor(fresh, 'Nikhil');
  const inHindi = async () => {
    const { body } = await nikhil.call('listDocuments', { query: { locale: 'hi' } });
    return body.data.find(({ name }) => name === 'facts');
  };
  const english = documentClient(nikhil, 'facts');
  await english.publish({ ...facts.defaults.en, name: 'Talab Trust' });
  expect(await inHindi()).toMatchObject({ older_than_english: true });
  await english.publish(facts.defaults.en);
  expect(await inHindi()).toMatchObject({ older_than_english: false });
  await fresh.close();
});

test('the parts of a document are returned with the English beside a translation', async () => {
  const details = async (locale: Language) =>
    (await documentClient(kavya, 'facts', locale).call('readDocument')).body.data;
  expect((await details('en')).english).toBeNull();
  expect(await details('hi')).toMatchObject({
    name: 'facts',
    title: 'The trust',
    fields: { name: { kind: 'line', label: 'Name', max: 60 } },
    english: { name: 'Nadi Trust' },
  });
});

test('confirming a translation that still fits publishes it once, and it is no longer outdated', async () => {
  const facts = { name: 'Jal Trust', phone: '+91 52310 44718', email: 'a@jal.example' };
  await documentClient(kavya, 'facts').publish(facts);
  const hindi = documentClient(kavya, 'facts', 'hi');
  const { document } = (await hindi.call('readDraft')).body.data;
  await hindi.publish(document);
  expect(await find('facts', 'hi')).toMatchObject({ older_than_english: false });
  await hindi.call('saveDraft', { body: document });
  expect((await hindi.call('publishDocument')).problem.code).toBe('nothingToPublish');
});
