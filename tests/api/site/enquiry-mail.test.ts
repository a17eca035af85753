// The trust is notified of each enquiry by mail, through a mail server that speaks real SMTP.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { ritu, sanjay, submitEnquiry } from '../../support/app/website/visitors.ts';
import { type FakeSmtp, startFakeSmtp } from '../../support/network/fake-smtp.ts';

const MAIL_TO = 'office@adhyay.example';
const MINUTE = 1 / 60;
/** Milliseconds; longer than the outbox needs for one mail. */
const A_WHILE = 300;

let testApp: TestApp;
let smtpServer: FakeSmtp;

beforeEach(async () => {
  smtpServer = await startFakeSmtp();
  testApp = await openTestApp({ SMTP_URL: smtpServer.url, MAIL_TO });
});
afterEach(async () => {
  await testApp.close();
  await smtpServer.close();
});

test('an enquiry arrives as plain text, and Reply addresses the visitor', async () => {
  await submitEnquiry(testApp, ritu);
  const [mail] = await arrived(1);
  expect(mail?.to).toEqual([MAIL_TO]);
  expect(mail?.from).toBe(MAIL_TO);
  expect(mail?.headers).toMatchObject({
    from: MAIL_TO,
    to: MAIL_TO,
    'reply-to': 'Ritu Malhotra <ritu@home.example>',
    subject: 'Query from Ritu Malhotra',
  });
  expect(mail?.headers['content-type']).toMatch(/^text\/plain/);
  for (const value of Object.values(ritu)) expect(mail?.text).toContain(value);
});

test('an enquiry in Hindi arrives undamaged', async () => {
  const message = 'नमस्ते हम पानी के लिए '.repeat(227).trim().slice(0, 4999);
  await submitEnquiry(testApp, { ...sanjay, message });
  const [mail] = await arrived(1);
  expect(mail?.text).toContain(sanjay.name);
  expect(mail?.text).toContain(message.trim());
});

test('an encoded word in a name is not decoded', async () => {
  await submitEnquiry(testApp, { ...ritu, name: '=?utf-8?B?UmF2aQ==?=' });
  const [mail] = await arrived(1);
  expect(mail?.headers.subject).toBe('Query from = ?utf-8?B?UmF2aQ== ?=');
});

test.each([
  'Ravi\r\nBcc: everyone@evil.example',
  'Ravi\nBcc: everyone@evil.example\n\nBuy now',
  'Ravi\rBcc: everyone@evil.example',
  'Ravi <ravi@evil.example>, everyone@evil.example',
  'Ravi" <everyone@evil.example>, "',
  'Ravi\u2028Bcc: everyone@evil.example',
])('a name cannot inject a header or an address: %j', async (name) => {
  await submitEnquiry(testApp, { ...ritu, name, address: `x\r\nBcc: everyone@evil.example` });
  const [mail] = await arrived(1);
  expect(mail?.to).toEqual([MAIL_TO]);
  expect(Object.keys(mail?.headers ?? {}).sort()).toEqual([
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ]);
  expect(mail?.headers['reply-to']).toMatch(/<ritu@home\.example>$/);
  expect(mail?.text).toContain(ritu.message);
});

test('a mail that the mail server refuses is stored, and sent later once', async () => {
  testApp.stopClock(0);
  smtpServer.rejects = true;
  expect((await submitEnquiry(testApp, ritu)).status).toBe(200);
  await vi.waitUntil(() => smtpServer.rejected === 1);
  expect(await inTheList()).toEqual([ritu.name]);
  expect(await waiting()).toBe(1);

  smtpServer.rejects = false;
  testApp.stopClock(11 * MINUTE);
  await submitEnquiry(testApp, sanjay);
  await arrived(2);
  await vi.waitUntil(async () => (await waiting()) === 0);

  testApp.stopClock(60 * MINUTE);
  await submitEnquiry(testApp, { ...ritu, name: 'Deepak Nair' });
  const mails = await arrived(3);
  expect(mails.map(({ headers }) => headers.subject).sort()).toEqual([
    'Query from Deepak Nair',
    'Query from Ritu Malhotra',
    'Query from संजय पाटील',
  ]);
});

test('a refused mail does not delay the next', async () => {
  smtpServer.rejects = true;
  await submitEnquiry(testApp, ritu);
  await vi.waitUntil(() => smtpServer.rejected === 1);
  smtpServer.rejects = false;
  await submitEnquiry(testApp, sanjay);
  const [mail] = await arrived(1);
  expect(mail?.headers.subject).toBe(`Query from ${sanjay.name}`);
});

test('a restarted program sends the remaining mails', async () => {
  testApp.stopClock(0);
  smtpServer.rejects = true;
  await submitEnquiry(testApp, ritu);
  await vi.waitUntil(() => smtpServer.rejected === 1);
  await testApp.app.close();
  smtpServer.rejects = false;
  testApp.stopClock(11 * MINUTE);
  const again = buildApp(testApp.ctx);
  await again.ready();
  await arrived(1);
  await again.close();
  expect(await waiting()).toBe(0);
});

test('a stopping program finishes the current mail and leaves the rest for the next start', async () => {
  smtpServer.delay = 200;
  for (const name of ['Anil', 'Bina', 'Chetan']) await submitEnquiry(testApp, { ...ritu, name });
  await vi.waitUntil(() => smtpServer.received === 1);
  await testApp.app.close();
  await arrived(1);
  const again = buildApp(testApp.ctx);
  await again.ready();
  await arrived(3);
  await again.close();
});

test('two programs on one database send each mail once', async () => {
  const other = buildApp(testApp.ctx);
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      submitEnquiry(i % 2 ? testApp : { ...testApp, app: other }, { ...ritu, name: `Ritu ${i}` }),
    ),
  );
  const mails = await arrived(20);
  await other.close();
  expect(new Set(mails.map(({ headers }) => headers.subject)).size).toBe(20);
});

if (process.env.TEST_DATABASE === 'postgres')
  test('a program skips the mail that another one is sending', async () => {
    testApp.stopClock(0);
    smtpServer.rejects = true;
    await submitEnquiry(testApp, { ...ritu, name: 'Anil' });
    await vi.waitUntil(() => smtpServer.rejected === 1);
    smtpServer.rejects = false;
    testApp.stopClock(11 * MINUTE);
    const subjects = () => smtpServer.mails.map(({ headers }) => headers.subject);
    await testApp.ctx.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('enquiries').selectAll().forUpdate().execute();
      await submitEnquiry(testApp, { ...ritu, name: 'Bina' });
      await vi.waitUntil(() => smtpServer.mails.length > 0, { timeout: 5000 });
      expect(subjects()).toEqual(['Query from Bina']);
    });
    await submitEnquiry(testApp, { ...ritu, name: 'Chetan' });
    await arrived(3);
  });

test('a visitor does not wait for the mail server', async () => {
  smtpServer.delay = 2000;
  const begun = performance.now();
  expect((await submitEnquiry(testApp, ritu)).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(1000);
  await arrived(1);
});

test('without a mail server no mails are queued', async () => {
  const quiet = await openTestApp();
  expect((await submitEnquiry(quiet, ritu)).status).toBe(200);
  const [row] = await quiet.ctx.db.selectFrom('enquiries').selectAll().execute();
  expect(row?.mail_waiting).toBe(0);
  await quiet.close();
});

/** Waits for that many mails, and expects no more a while later. */
async function arrived(number: number): Promise<FakeSmtp['mails']> {
  await vi.waitUntil(() => smtpServer.mails.length >= number, { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, A_WHILE));
  expect(smtpServer.mails).toHaveLength(number);
  return smtpServer.mails;
}

async function inTheList(): Promise<string[]> {
  const { body } = await (await meera(testApp)).call('listEnquiries');
  return body.data.map(({ name }) => name);
}

async function waiting(): Promise<number> {
  const { db } = testApp.ctx;
  const rows = await db.selectFrom('enquiries').where('mail_waiting', '=', 1).selectAll().execute();
  return rows.length;
}
