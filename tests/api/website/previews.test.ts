// Preview addresses, which show a draft without a session for a quarter of an hour.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPreview, PREVIEW_MINUTES } from '#server/website/previews.ts';
import { meera, sessionOf } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
  question,
} from '../../support/app/website/editors.ts';
import { faqs, websiteDocuments } from '../../support/app/website/website-documents.ts';

let testApp: TestApp;
let questions: DocumentClient;
beforeAll(async () => {
  testApp = await openTestApp();
  testApp.stopClock(0);
  questions = documentClient(await editor(testApp, 'Kavya'), 'faqs');
});
afterAll(() => testApp.close());

const create = async (client = questions) => (await client.call('previewDocument')).body.data;
const open = (address: string) =>
  openPreview(testApp.ctx, websiteDocuments, address.replace('/preview/', ''));

test('a preview shows the current draft, or the published words where there is no draft', async () => {
  const { address, expires_at } = await create();
  expect(address).toMatch(/^\/preview\/[A-Za-z0-9_-]{43}$/);
  expect(Date.parse(expires_at) - testApp.ctx.now().getTime()).toBe(PREVIEW_MINUTES * 60_000);
  expect(await open(address)).toMatchObject({
    document: faqs,
    locale: 'en',
    value: faqs.defaults.en,
  });
  await questions.call('saveDraft', { body: question('') });
  expect((await open(address))?.value).toEqual(question(''));
});

test('a preview of a version shows its words, even with later drafts and publications', async () => {
  const version = async (number: number) => questions.call('previewDocument', { version: number });
  await questions.publish(question('May I come?'));
  const [first, delivered] = [(await version(1)).body.data, (await version(0)).body.data];
  await questions.publish(question('May I stay?'));
  await questions.call('saveDraft', { body: question('May I leave?') });
  expect((await open(first.address))?.value).toEqual(question('May I come?'));
  expect((await open(delivered.address))?.value).toEqual(faqs.defaults.en);
  const missing = await version(9);
  expect([missing.status, missing.problem.code]).toEqual([404, 'versionNotFound']);
});

test('each preview has its own address, and the database stores none of them', async () => {
  const addresses = [(await create()).address, (await create()).address];
  expect(new Set(addresses).size).toBe(2);
  const rows = await testApp.ctx.db.selectFrom('website_previews').selectAll().execute();
  for (const address of addresses) {
    expect(JSON.stringify(rows)).not.toContain(address.replace('/preview/', ''));
  }
});

test('a preview expires after a quarter of an hour', async () => {
  const { address } = await create();
  testApp.stopClock(14.9 / 60);
  expect(await open(address)).toBeDefined();
  testApp.stopClock(15 / 60);
  expect(await open(address)).toBeUndefined();
  await create();
  const rows = await testApp.ctx.db.selectFrom('website_previews').selectAll().execute();
  expect(rows).toHaveLength(1);
});

test('a preview ends when its creator loses the right to edit the website', async () => {
  const nikhil = await editor(testApp, 'Nikhil');
  const { address } = await create(documentClient(nikhil, 'faqs'));
  expect(await open(address)).toBeDefined();
  const admin = await meera(testApp);
  await admin.call('setEditor', { id: nikhil.id, body: { is_editor: false } });
  expect(await open(address)).toBeUndefined();
});

test('a preview ends when its creator signs out, and the next sign-in does not revive it', async () => {
  const lata = await editor(testApp, 'Lata');
  const { address } = await create(documentClient(lata, 'faqs'));
  expect(await open(address)).toBeDefined();
  await lata.call('signOut');
  expect(await open(address)).toBeUndefined();
  testApp.stopClock(20 / 60);
  const again = await sessionOf(testApp, lata.id);
  expect(await open(address)).toBeUndefined();
  expect(await open((await create(documentClient(again, 'faqs'))).address)).toBeDefined();
});

test('a preview ends when somebody sets a new password for its creator', async () => {
  const mohan = await editor(testApp, 'Mohan');
  const { address } = await create(documentClient(mohan, 'faqs'));
  expect(await open(address)).toBeDefined();
  const admin = await meera(testApp);
  const { status } = await admin.call('updateVolunteer', {
    id: mohan.id,
    body: {
      name: 'Mohan',
      email: 'mohan@adhyay.example',
      status: 'active',
      password: 'walks further',
    },
  });
  expect([status, await open(address)]).toEqual([200, undefined]);
});

test.each(['', 'x', 'x'.repeat(43), '../../keys', "' or 1=1 --", '\u0000'.repeat(43)])(
  'there is no preview at %j',
  async (token) => {
    expect(await open(token)).toBeUndefined();
  },
);
