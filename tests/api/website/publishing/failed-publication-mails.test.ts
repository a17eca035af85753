// A scheduled publication that fails is mailed once to its editor and to the admins.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { websiteMailJob } from '#server/website/publishing/mails.ts';
import { publishDue } from '#server/website/publishing/publish-scheduled-job.ts';
import { ADMIN } from '../../../support/app/api/admin.ts';
import type { Client } from '../../../support/app/api/client.ts';
import { meera } from '../../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../../support/app/test-app.ts';
import {
  type DocumentClient,
  documentClient,
  editor,
  websiteOf,
} from '../../../support/app/website/editors.ts';
import { RUNNING, SILENT } from '../../../support/app/website/scheduled-questions.ts';
import { websiteDocuments } from '../../../support/app/website/website-documents.ts';
import { imageRow, putImageRow } from '../../../support/images/pictures.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../support/network/fake-smtp.ts';

let testApp: TestApp;
let smtpServer: FakeSmtp;
let kavya: Client;
let team: DocumentClient;
let start: Date;

beforeEach(async () => {
  smtpServer = await startFakeSmtp();
  testApp = await openTestApp({
    SMTP_URL: smtpServer.url,
    MAIL_TO: 'office@adhyay.example',
    PUBLIC_URL: 'https://adhyay.example',
  });
  testApp.stopClock(0);
  start = testApp.ctx.now();
  kavya = await editor(testApp, 'Kavya');
  await editor(testApp, 'Nikhil');
  team = documentClient(kavya, 'team', 'hi');
});
afterEach(async () => {
  await testApp.close();
  await smtpServer.close();
});

test('Kavya and the admin get one mail with the document, the field and the address of the editor', async () => {
  await scheduleAt(1);
  await removePicture();
  expect(await publishAt(2)).toBe(true);
  await sendMails();
  expect(recipients()).toEqual([ADMIN.email, 'kavya@adhyay.example'].sort());
  for (const { headers, text } of smtpServer.mails) {
    expect(headers.subject).toBe('“Team” is not on the website yet');
    expect(text).toMatch(/^“Team” \(हिंदी\) was to go on the website on .+ \(IST\)/);
    expect(text).toContain('Member 1, Portrait');
    expect(text).toContain('https://adhyay.example/volunteer/admin/website/team?locale=hi\n');
    expect(text).not.toContain('asha.webp');
  }
  expect(await publishAt(3)).toBe(false);
  await sendMails();
  expect(smtpServer.mails).toHaveLength(2);
});

test('Kavya, who may no longer edit the website, gets no mail; the admin does', async () => {
  await scheduleAt(1);
  const admin = await meera(testApp);
  await admin.call('setEditor', { id: kavya.id, body: { is_editor: false } });
  await publishAt(2);
  await sendMails();
  expect(recipients()).toEqual([ADMIN.email]);
  expect(smtpServer.mails[0]?.text).toContain('may no longer publish it');
});

test('a second failure replaces a mail that still waits; words scheduled again need none', async () => {
  smtpServer.rejects = true;
  await scheduleAt(1);
  await removePicture();
  await publishAt(2);
  await sendMails();
  expect(smtpServer.rejected).toBe(2);

  await scheduleAt(3);
  smtpServer.rejects = false;
  testApp.stopClock(2.5);
  await sendMails();
  expect(smtpServer.mails).toEqual([]);

  await removePicture();
  await publishAt(4);
  await sendMails();
  expect(smtpServer.mails).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

test('a second failure while the mail about the first is being sent has a mail of its own', async () => {
  await scheduleAt(1);
  await removePicture();
  await publishAt(2);
  smtpServer.delay = 1000;
  const sent = sendMails();
  await vi.waitFor(() => expect(smtpServer.received).toBe(1));
  smtpServer.delay = 0;
  await scheduleAt(3);
  await removePicture();
  await publishAt(4);
  await sent;
  await sendMails();
  expect(recipients().filter((to) => to === ADMIN.email)).toHaveLength(2);
});

test('an undeliverable mail is removed after three days', async () => {
  smtpServer.rejects = true;
  await scheduleAt(1);
  await removePicture();
  await publishAt(2);
  await sendMails();
  expect(await waiting()).toHaveLength(2);
  testApp.stopClock(75);
  await sendMails();
  expect(await waiting()).toEqual([]);
});

test('without a mail server nothing is queued', async () => {
  await scheduleAt(1);
  await removePicture();
  const { ctx } = testApp;
  await publishAt(2, { ...ctx, config: { ...ctx.config, mail: undefined } });
  expect((await team.call('readDraft')).body.data.publish_failed_at).not.toBeNull();
  expect(await waiting()).toEqual([]);
});

const PICTURE = imageRow('asha.webp');

async function scheduleAt(hours: number): Promise<void> {
  await putImageRow(testApp.ctx, PICTURE);
  await team.call('saveDraft', { body: { members: [{ name: 'Asha', portrait: PICTURE.name }] } });
  const at = new Date(start.getTime() + hours * HOUR_MS).toISOString();
  expect((await team.call('publishDocument', { body: { at } })).status).toBe(200);
}

const removePicture = () => testApp.ctx.db.deleteFrom('images').execute();

/** @returns whether mails wait to be sent */
async function publishAt(hours: number, ctx = testApp.ctx): Promise<boolean> {
  testApp.stopClock(hours);
  let isWoken = false;
  const wakeMailQueue = () => {
    isWoken = true;
  };
  expect(await publishDue(websiteOf(testApp, { ctx, wakeMailQueue }), SILENT, RUNNING)).toBe(0);
  return isWoken;
}

const sendMails = () => websiteMailJob(testApp.ctx, websiteDocuments, SILENT).run(RUNNING);

const recipients = () => smtpServer.mails.map(({ to }) => to[0]).sort();

const waiting = () => testApp.ctx.db.selectFrom('website_mails').selectAll().execute();
