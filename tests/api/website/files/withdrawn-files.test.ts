// An admin withdraws a PDF that must not be public.
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { problem } from '#domain/problems.ts';
import { storageUnavailable } from '#server/blobs/blob-store.ts';
import { readSiteVersion } from '#server/db/metadata/site-version.ts';
import { addFile, fileKey } from '#server/files/store.ts';
import { removeWithdrawnContent } from '#server/files/withdraw.ts';
import { documentsByName } from '#server/website/documents.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
} from '../../../support/app/website/editors.ts';
import { ACCOUNTS, uploadPdf } from '../../../support/app/website/pdf-files.ts';
import { faqs, reports } from '../../../support/app/website/website-documents.ts';

const documents = documentsByName([faqs, reports]);
const IN_REPORTS = { document: 'reports', title: 'Accounts and reports', path: '/transparency' };

let testApp: TestApp;
let kavya: Client;
let admin: Client;
let papers: DocumentClient;
/** The uploaded accounts. */
let name: string;
beforeEach(async () => {
  testApp = await openTestApp({}, { documents });
  onTestFinished(() => testApp.close());
  kavya = await editor(testApp, 'Kavya');
  admin = await meera(testApp);
  papers = documentClient(kavya, 'reports');
  name = (await uploadPdf(testApp, kavya)).body.data.name;
});

const download = (file = name) => testApp.app.inject({ url: `/files/${file}` });
const withdraw = (file = name) => admin.call('withdrawFile', { name: file });
const listing = (file: string, text = '') => ({ items: [{ file }], text });
const storedBytes = (file = name) => testApp.ctx.blobs.read(fileKey(file));
const uses = async () => (await kavya.call('listFiles')).body.data[0]?.used_in;

test('a withdrawn PDF is gone, its bytes too, and its address says so in every language', async () => {
  expect((await download()).statusCode).toBe(200);
  expect((await withdraw()).body.data).toMatchObject({ name, used_in: [] });
  expect(await storedBytes()).toBeUndefined();
  expect((await kavya.call('listFiles')).body.data).toEqual([]);

  const gone = await download();
  expect([gone.statusCode, gone.headers['content-type']]).toEqual([
    410,
    'text/html; charset=utf-8',
  ]);
  expect(gone.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  for (const sentence of ['has been withdrawn', 'वापस ले लिया गया है', 'मागे घेतला आहे'])
    expect(gone.body).toContain(sentence);
  const head = await testApp.app.inject({ method: 'HEAD', url: `/files/${name}` });
  expect([head.statusCode, head.body]).toEqual([410, '']);
  const known = await testApp.app.inject({
    url: `/files/${name}`,
    headers: { 'if-none-match': `"${name}"`, range: 'bytes=0-3' },
  });
  expect(known.statusCode, 'a cache is told').toBe(410);
});

test('a second program of the trust answers the same at once', async () => {
  const other = await openTestApp({}, { documents, sharedWith: testApp });
  onTestFinished(() => other.close());
  // Without the content, which a bucket of the tests does not share.
  const status = async () =>
    (await other.app.inject({ method: 'HEAD', url: `/files/${name}` })).statusCode;
  expect(await status()).toBe(200);
  await withdraw();
  expect(await status()).toBe(410);
});

test('only an admin can withdraw a PDF, and once', async () => {
  const refused = await kavya.call('withdrawFile', { name });
  expect([refused.status, refused.problem.code]).toEqual([403, 'forbidden']);
  expect((await download()).statusCode).toBe(200);
  await withdraw();
  for (const file of [name, `${'0'.repeat(64)}.pdf`, 'accounts.pdf']) {
    const { status, problem } = await withdraw(file);
    expect([status, problem.code], file).toEqual([404, 'fileNotFound']);
  }
});

test('the audit log has who withdrew it, not what was in it', async () => {
  await withdraw();
  const events = await testApp.ctx.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'entity', 'entity_name'])
    .where('entity', '=', 'file')
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { actor_id: kavya.id, action: 'upload', entity: 'file', entity_name: name },
    { actor_id: admin.id, action: 'erase', entity: 'file', entity_name: name },
  ]);
  const { data } = (await admin.call('listAuditEvents', { query: { entity: 'file' } })).body;
  const listed = data.map(({ entity_name }) => entity_name);
  expect(listed, 'the name of the upload is erased, too').toEqual([name, name]);
  const kept = await testApp.ctx.db.selectFrom('withdrawn_files').selectAll().execute();
  expect(kept).toEqual([{ name, at: expect.any(String), by: admin.id }]);
});

test('the list names the documents that use a PDF, published ones before drafts', async () => {
  const questions = documentClient(kavya, 'faqs', 'hi');
  const linking = { items: [{ question: 'लेखा?', answer: `[यहाँ](/files/${name})` }] };
  expect(await uses()).toEqual([]);
  await papers.call('saveDraft', { body: listing(name) });
  await questions.call('saveDraft', { body: linking });
  const inQuestions = {
    document: 'faqs',
    title: 'Questions and answers',
    path: '/faqs',
    locale: 'hi',
    state: 'draft',
  };
  expect(await uses()).toEqual([inQuestions, { ...IN_REPORTS, locale: 'en', state: 'draft' }]);

  await papers.call('publishDocument', { body: { at: '2099-01-26T03:30:00.000Z' } });
  await papers.call('saveDraft', { body: listing('') });
  await questions.publish(linking);
  expect(await uses()).toEqual([
    { ...inQuestions, state: 'published' },
    { ...IN_REPORTS, locale: 'en', state: 'scheduled' },
  ]);
});

test('pages are rendered again, and words that name the PDF can be published with another', async () => {
  await papers.publish(listing(name));
  const version = await readSiteVersion(testApp.ctx.db);
  const used = { ...IN_REPORTS, locale: 'en', state: 'published' };
  expect((await withdraw()).body.data.used_in).toEqual([used]);
  expect(await readSiteVersion(testApp.ctx.db)).toBe(version + 1);

  const refused = await papers.publish(listing(name, 'New words.'));
  expect(refused.problem.errors).toMatchObject([{ field: 'items.0.file', rule: 'fileGone' }]);
  const linked = await papers.publish({ items: [], text: `[Accounts](/files/${name})` });
  expect(linked.problem.errors).toMatchObject([
    { field: 'text', rule: 'linkedFileGone', params: { address: `/files/${name}` } },
  ]);
  const other = (await uploadPdf(testApp, kavya, Buffer.from('%PDF-1.7 other'))).body.data.name;
  expect((await papers.publish(listing(other, `[Accounts](/files/${other})`))).status).toBe(200);
});

test('the same PDF uploaded again is a new one, and the old address stays gone', async () => {
  await papers.publish(listing(name));
  await withdraw();
  const again = (await uploadPdf(testApp, kavya)).body.data.name;
  expect(again).not.toBe(name);
  expect((await uploadPdf(testApp, kavya)).body.data.name).toBe(again);
  expect((await download(again)).rawPayload.equals(ACCOUNTS)).toBe(true);
  expect((await download()).statusCode).toBe(410);
  expect(await uses(), 'what was published does not show it by itself').toEqual([]);
  expect((await papers.publish(listing(again))).status).toBe(200);

  await withdraw(again);
  const third = (await uploadPdf(testApp, kavya)).body.data.name;
  expect([name, again]).not.toContain(third);
});

test('an upload of a PDF that is withdrawn meanwhile leaves nothing at the old address', async () => {
  const { ctx } = testApp;
  const { write } = ctx.blobs;
  ctx.blobs.write = async (key, bytes) => {
    ctx.blobs.write = write;
    await write(key, bytes);
    await withdraw();
  };
  const by = { id: kavya.id, origin: '127.0.0.1' };
  const row = await addFile(ctx, { content: ACCOUNTS, fileName: 'accounts.pdf', by });
  expect(row.name).not.toBe(name);
  expect(await storedBytes()).toBeUndefined();
  expect((await storedBytes(row.name))?.equals(ACCOUNTS)).toBe(true);
  expect((await download()).statusCode).toBe(410);
});

test('while the store is away a PDF is withdrawn all the same, and erased later', async () => {
  const { blobs } = testApp.ctx;
  const { remove } = blobs;
  blobs.remove = async () => {
    throw storageUnavailable(new Error('the bucket is away'));
  };
  expect((await withdraw()).status).toBe(200);
  expect((await download()).statusCode).toBe(410);
  expect(await storedBytes()).toBeDefined();
  await expect(removeWithdrawnContent(testApp.ctx)).rejects.toThrow(
    problem('storeUnavailable').message,
  );

  blobs.remove = remove;
  const other = (await uploadPdf(testApp, kavya, Buffer.from('%PDF-1.7 other'))).body.data.name;
  await removeWithdrawnContent(testApp.ctx);
  expect(await storedBytes()).toBeUndefined();
  expect(await storedBytes(other), 'another PDF stays').toBeDefined();
});
