// Guarded documents: only admins publish them, with their password, and all admins are notified.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADMIN } from '../../../support/app/api/admin.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera, volunteer } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
} from '../../../support/app/website/editors.ts';
import { bank } from '../../../support/app/website/website-documents.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../support/network/fake-smtp.ts';

const OURS = { account: '111122223333', ifsc: 'ADHY0000001' };
const { password } = ADMIN;

let testApp: TestApp;
let smtpServer: FakeSmtp;
let admin: Client;
let details: DocumentClient;

beforeEach(async () => {
  smtpServer = await startFakeSmtp();
  testApp = await openTestApp({
    SMTP_URL: smtpServer.url,
    MAIL_TO: 'office@adhyay.example',
    PUBLIC_URL: 'https://adhyay.example',
  });
  admin = await meera(testApp);
  details = documentClient(admin, 'bank');
});
afterEach(async () => {
  await testApp.close();
  await smtpServer.close();
});

test('an editor can read guarded documents, and cannot edit, publish or revert them', async () => {
  const kavya = documentClient(await editor(testApp, 'Kavya'), 'bank');
  expect((await kavya.call('readDraft')).body.data.document).toEqual(bank.defaults.en);
  expect((await kavya.call('readDocument')).body.data.guarded).toBe(true);
  const refused = [
    await kavya.call('saveDraft', { body: OURS }),
    await kavya.call('dropDraft'),
    await kavya.call('publishDocument', { body: { password: 'walks far' } }),
    await kavya.call('publishDocument', { body: { at: null } }),
    await kavya.call('revertDocument', { version: 0 }),
  ];
  for (const { status, problem } of refused)
    expect([status, problem.code]).toEqual([403, 'forbidden']);
});

test.each([
  [undefined, 'currentPasswordRequired'],
  ['', 'currentPasswordRequired'],
  ['not hers', 'currentPasswordWrong'],
])('with the password %j the website stays unchanged', async (sent, rule) => {
  await details.call('saveDraft', { body: OURS });
  for (const at of [undefined, '2099-01-01T00:00:00Z']) {
    const { status, problem } = await details.call('publishDocument', {
      body: { ...(sent !== undefined && { password: sent }), ...(at && { at }) },
    });
    expect([status, problem.errors]).toMatchObject([422, [{ field: 'password', rule }]]);
  }
  const { data } = (await details.call('readDraft')).body;
  expect(data).toMatchObject({ published_version: 0, is_draft: true, publish_at: null });
});

test('guesses of the password are limited like those of a sign-in, and logged', async () => {
  testApp.stopClock(0);
  await details.call('saveDraft', { body: OURS });
  const guess = () => details.call('publishDocument', { body: { password: 'a guess' } });
  const statuses = [];
  for (let guesses = 0; guesses < 6; guesses += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await details.call('publishDocument', { body: { password } })).status).toBe(429);
  const failures = await testApp.ctx.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'confirmPasswordFailed')
    .execute();
  expect(failures).toEqual(Array(5).fill({ actor_id: admin.id }));
});

test('all active admins get a mail with the author, the time and the fields, and never the numbers', async () => {
  await makeAdmin('Devika');
  const lata = await makeAdmin('Lata');
  await admin.call('setVolunteerStatus', { id: lata.id, body: { status: 'inactive' } });
  await volunteer(testApp, 'Asha');

  expect((await details.publish(OURS, { body: { password } })).status).toBe(200);
  const mails = await arrived(2);
  expect(mails.map(({ to }) => to[0]).sort()).toEqual(['devika@adhyay.example', ADMIN.email]);
  for (const { headers, text } of mails) {
    expect(headers.subject).toBe("The website's “Bank details” was changed");
    expect(text).toContain('published changes to “Bank details” (English) on ');
    expect(text).toContain('Changed: Account number, IFSC');
    expect(text).toContain('https://adhyay.example/volunteer/admin/website');
    expect(text).not.toMatch(/111122223333|ADHY0000001|000000000000/);
  }
  await vi.waitUntil(async () => (await waiting()) === 0);
});

test('a mail that could not be sent is retried, and does not block the change', async () => {
  smtpServer.rejects = true;
  expect((await details.publish(OURS, { body: { password } })).status).toBe(200);
  await vi.waitUntil(() => smtpServer.rejected === 1);
  expect(await waiting()).toBe(1);
  smtpServer.rejects = false;
  testApp.setClock(11 / 60);
  await details.publish({ ...OURS, ifsc: 'ADHY0000002' }, { body: { password } });
  const mails = await arrived(2);
  expect(mails.map(({ text }) => /Changed: (.*)/.exec(text)?.[1]).sort()).toEqual([
    'Account number, IFSC',
    'IFSC',
  ]);
});

test('a former admin does not get a queued mail', async () => {
  const [devika, lata] = [await makeAdmin('Devika'), await makeAdmin('Lata')];
  smtpServer.rejects = true;
  expect((await details.publish(OURS, { body: { password } })).status).toBe(200);
  await rejected(3);
  await admin.call('setVolunteerStatus', { id: devika.id, body: { status: 'inactive' } });
  const { db } = testApp.ctx;
  await db.updateTable('volunteers').set({ is_admin: 0 }).where('id', '=', lata.id).execute();
  smtpServer.rejects = false;
  testApp.setClock(11 / 60);
  await details.publish({ ...OURS, ifsc: 'ADHY0000002' }, { body: { password } });
  const mails = await arrived(2);
  expect(mails.map(({ to }) => to[0])).toEqual([ADMIN.email, ADMIN.email]);
});

test('an undeliverable mail is removed after three days', async () => {
  smtpServer.rejects = true;
  expect((await details.publish(OURS, { body: { password } })).status).toBe(200);
  await rejected(1);
  expect(await waiting()).toBe(1);
  testApp.setClock(73);
  // Her session has ended since.
  const again = documentClient(await meera(testApp), 'bank');
  await again.publish({ ...OURS, ifsc: 'ADHY0000002' }, { body: { password } });
  await rejected(2);
  const rows = await testApp.ctx.db.selectFrom('website_mails').select('version').execute();
  expect(rows).toEqual([{ version: 2 }]);
});

test('changes of other documents send no mail', async () => {
  const facts = documentClient(admin, 'facts');
  await facts.publish({ name: 'Nadi Trust', phone: '+91 52310 44718', email: 'a@nadi.example' });
  expect(await waiting()).toBe(0);
});

async function makeAdmin(name: string): Promise<Client> {
  const account = await volunteer(testApp, name);
  const { db } = testApp.ctx;
  await db.updateTable('volunteers').set({ is_admin: 1 }).where('id', '=', account.id).execute();
  return account;
}

const rejected = (number: number) =>
  vi.waitUntil(() => smtpServer.rejected === number, { timeout: 10_000 });

async function arrived(number: number): Promise<FakeSmtp['mails']> {
  await vi.waitUntil(() => smtpServer.mails.length >= number, { timeout: 10_000 });
  expect(smtpServer.mails).toHaveLength(number);
  return smtpServer.mails;
}

async function waiting(): Promise<number> {
  return (await testApp.ctx.db.selectFrom('website_mails').selectAll().execute()).length;
}
