// Published words, drafts, schedules and PDFs survive a backup and restore; versions cannot be rewritten.
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '#domain/website/website-schema.ts';
import { buildApp } from '#server/app.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readSiteVersion } from '#server/db/metadata/site-version.ts';
import { addFile, fileKey } from '#server/files/store.ts';
import { openContext } from '#server/startup/open-context.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, signIn } from '../../support/app/api/people.ts';
import { quickPasswords } from '../../support/app/quick-passwords.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { documentClient, editor, question } from '../../support/app/website/editors.ts';
import { websiteDocuments } from '../../support/app/website/website-documents.ts';

let testApp: TestApp;
let kavya: Client;
beforeEach(async () => {
  testApp = await openTestApp();
  kavya = await editor(testApp, 'Kavya');
});
afterEach(() => testApp.close());

test('a restore brings back versions, drafts, schedules, PDFs and the editors’ rights', async () => {
  const questions = documentClient(kavya, 'faqs');
  await questions.publish(question('First'));
  await questions.publish(question('Second'));
  await questions.call('saveDraft', { body: question('Third') });
  const at = '2099-01-26T03:30:00.000Z';
  await questions.call('publishDocument', { body: { at } });
  await documentClient(kavya, 'facts', 'hi').call('saveDraft', { body: { name: '' } });
  const before = (await kavya.call('listDocuments')).body;
  const history = (await questions.call('readDocumentHistory')).body;

  const accounts = Buffer.from('%PDF-1.7 accounts');
  const by = { id: kavya.id, origin: '127.0.0.1' };
  const { name: pdf } = await addFile(testApp.ctx, {
    content: accounts,
    fileName: 'accounts.pdf',
    by,
  });

  const { config } = testApp.ctx;
  const file = join(temporaryFolder(), 'website.tar.zst');
  await createBackup(config, file, new Date());
  await questions.publish(question('Lost by the restore'));
  const siteVersion = await readSiteVersion(testApp.ctx.db);
  await testApp.ctx.blobs.remove(fileKey(pdf));
  await testApp.close();
  await restoreBackup(config, file, { overDamaged: false, now: new Date() });

  const opened = await openContext(config, () => {});
  const app = buildApp(opened.ctx, {
    passwords: quickPasswords(),
    documents: websiteDocuments,
  });
  onTestFinished(async () => {
    await app.close();
    await opened.close();
  });
  const kavyaAgain = await signIn(app, { email: 'kavya@adhyay.example', password: 'walks far' });
  expect((await kavyaAgain.call('listDocuments')).body).toEqual(before);
  const again = documentClient(kavyaAgain, 'faqs');
  expect((await again.call('readDocumentHistory')).body).toEqual(history);
  expect((await again.call('readDraft')).body.data).toMatchObject({
    document: question('Third'),
    published: question('Second'),
    publish_at: at,
  });
  const { rawPayload } = await app.inject({ url: `/files/${pdf}` });
  expect(rawPayload.equals(accounts)).toBe(true);
  // Otherwise a program that was not restarted would still show the previous words.
  const restored = await readSiteVersion(opened.ctx.db);
  expect(restored).toBeGreaterThan(siteVersion);
  // The SEQUENCE of an event is an integer of 32 bits (RFC 5545, 3.3.8).
  expect(restored).toBeLessThan(2 ** 31);
  await again.publish(question('Fourth'));
  expect((await again.call('readDocumentHistory')).body.data[0]?.version).toBe(3);
});

test('a full draft and a full scheduled copy are in the backup, which is verified', async () => {
  const client = documentClient(kavya, 'faqs');
  // Each quotation mark has two bytes in the document, and four in the backup.
  const body = question('"'.repeat(MAX_DOCUMENT_BYTES / 2 - 100));
  expect((await client.call('saveDraft', { body })).status).toBe(200);
  await sql`update website_documents set scheduled = draft`.execute(testApp.ctx.db);
  const file = join(temporaryFolder(), 'full.tar.zst');
  const { config } = testApp.ctx;
  await createBackup(config, file, new Date());
  await testApp.close();
  await restoreBackup(config, file, { overDamaged: false, now: new Date() });
  const opened = await openContext(config, () => {});
  onTestFinished(() => opened.close());
  const row = await opened.ctx.db
    .selectFrom('website_documents')
    .select(['draft', 'scheduled'])
    .executeTakeFirstOrThrow();
  expect([JSON.parse(row.draft ?? ''), row.scheduled]).toEqual([body, row.draft]);
});

test.each([
  "update website_versions set body = '{}'",
  'delete from website_versions',
  `insert into website_versions values ('faqs', 'en', 1, 1, '{}', '2026-11-01T09:00:00.000Z', null)
    on conflict (document, locale, version) do update set body = '{}'`,
  process.env.TEST_DATABASE === 'postgres'
    ? 'truncate website_versions'
    : "replace into website_versions values ('faqs', 'en', 1, 1, '{}', '2026-11-01T09:00:00.000Z', null)",
])('%s is refused', async (query) => {
  await documentClient(await meera(testApp), 'faqs').publish(question('First'));
  await expect(sql.raw(query).execute(testApp.ctx.db)).rejects.toThrow('this table is append-only');
});
