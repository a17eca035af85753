// A backup knows nothing of the withdrawals and the notices since it was made: a restore keeps them.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSinceBackup, reapplySinceBackup } from '#server/backup/reapply/since-backup.ts';
import { agreed, publishNotice } from '../../support/app/entries/consents.ts';
import { sunita } from '../../support/app/entries/entries.ts';
import { openRestoredTrust } from '../../support/app/restored-trust.ts';

const trust = openRestoredTrust();

const publish = (en: string) => publishNotice(trust.admin, { en });
async function record(notice: string, headers = {}): Promise<number> {
  const body = { ...sunita, ...agreed(notice) };
  return (await trust.asha.call('createSurvey', { body, headers })).body.data.id;
}

test('an entry whose consent was withdrawn since the backup is not listed again', async () => {
  const notice = await publish('We write down your name.');
  const id = await record(notice);
  const stays = await record(notice);
  const backup = await trust.backUp();
  await trust.asha.call('withdrawConsent', { id, body: { note: 'She told me.' } });

  expect((await trust.restore(backup)).withdrawnAgain).toBe(1);
  const { body } = await trust.admin.call('listSurveys');
  expect(body.data.map((entry) => entry.id)).toEqual([stays]);
  expect((await trust.admin.call('restoreSurvey', { id })).problem.code).toBe('consentWithdrawn');
  const { consents } = (await trust.admin.call('readConsents', { id })).body.data;
  expect(consents).toMatchObject([
    { kind: 'given' },
    { kind: 'withdrawn', note: 'She told me.', recorded_by: { name: 'Asha' } },
  ]);
  const versions = (await trust.admin.call('readSurveyHistory', { id })).body.data;
  expect(versions.map(({ action }) => action)).toEqual(['delete', 'create']);
  expect((await trust.restore(backup)).withdrawnAgain).toBe(1);
});

test('a phone that sends an entry again whose person has withdrawn does not record it again', async () => {
  const notice = await publish('We write down your name.');
  const backup = await trust.backUp();
  const headers = { 'idempotency-key': randomUUID() };
  const id = await record(notice, headers);
  await trust.asha.call('withdrawConsent', { id, body: {} });
  expect((await trust.restore(backup)).withdrawnAgain).toBe(0);
  const body = { ...sunita, ...agreed(notice) };
  const again = await trust.asha.call('createSurvey', { body, headers });
  expect([again.status, again.problem.code]).toEqual([410, 'surveyErased']);
});

test('undoing the restore of a wrong backup brings back an entry as withdrawn, to agree again', async () => {
  const notice = await publish('We write down your name.');
  const wrong = await trust.backUp();
  const id = await record(notice);
  await trust.asha.call('withdrawConsent', { id, body: {} });
  const { previousData } = await trust.restore(wrong);

  const { erasedAgain } = await trust.restore(previousData ?? '');
  expect(erasedAgain).toBe(0);
  expect((await trust.admin.call('restoreSurvey', { id })).problem.code).toBe('consentWithdrawn');
  await trust.admin.call('recordConsent', { id, body: agreed(notice) });
  expect((await trust.admin.call('restoreSurvey', { id })).status).toBe(200);
});

test('a withdrawal is done again by the right backup, even after a wrong one was restored', async () => {
  const notice = await publish('We write down your name.');
  const wrong = await trust.backUp();
  const id = await record(notice);
  const right = await trust.backUp();
  await trust.asha.call('withdrawConsent', { id, body: {} });
  await trust.restore(wrong);

  expect((await trust.restore(right)).erasedAgain).toBe(1);
  expect((await trust.admin.call('listSurveys')).body.data).toEqual([]);
});

test('a notice since the backup stays in force, for what waits on phones', async () => {
  const before = await publish('We write down your name.');
  const backup = await trust.backUp();
  const since = await publish('We write down your name and your income.');
  await trust.restore(backup);
  expect((await trust.asha.call('readPrivacyNotice')).body.data).toMatchObject({ uid: since });
  await record(since);
  await record(before);
  const { notices } = (await trust.admin.call('listPrivacyNotices')).body.data;
  expect(notices).toMatchObject([
    { uid: since, ended_at: null, consents: 1 },
    { uid: before, ended_at: expect.any(String), consents: 1 },
  ]);
});

test('a notice that has ended since the backup is not asked for again', async () => {
  await publish('We write down your name.');
  const backup = await trust.backUp();
  await trust.admin.call('endPrivacyNotice');
  await trust.restore(backup);
  expect((await trust.asha.call('readPrivacyNotice')).body.data).toBeNull();
});

test('over an older state, what a newer backup says of consents and notices stands', async () => {
  const earlier = await publish('We write down your name.');
  const id = await record(earlier);
  await trust.asha.call('withdrawConsent', { id, body: {} });
  const { ctx } = trust.testApp;
  const { since } = await readSinceBackup(ctx.config, { mayBeDamaged: false });
  const current = await publish('We write down your name and your income.');
  await trust.admin.call('recordConsent', { id, body: agreed(current) });
  await trust.admin.call('restoreSurvey', { id });
  const now = new Date();
  const reapplied = await reapplySinceBackup(ctx, since, { madeAt: now.toISOString(), now });
  expect(reapplied.withdrawnAgain).toBe(0);
  expect((await trust.asha.call('readPrivacyNotice')).body.data).toMatchObject({ uid: current });
  const { body } = await trust.admin.call('listSurveys');
  expect(body.data.map((entry) => entry.id)).toEqual([id]);
});

test('a withdrawal that is reapplied stands in the audit log', async () => {
  const id = await record(await publish('We write down your name.'));
  const backup = await trust.backUp();
  await trust.asha.call('withdrawConsent', { id, body: {} });
  await trust.restore(backup);
  const { body } = await trust.admin.call('listAuditEvents', {
    query: { entity: 'survey', entity_id: id },
  });
  expect(body.data).toMatchObject([
    { action: 'delete', origin: 'restore' },
    { action: 'withdrawConsent', origin: 'restore', by: { name: 'Asha' } },
    { action: 'create' },
  ]);
});

test('consents that a backup has in another order leave the last word as it is', async () => {
  const { db } = trust.testApp.ctx;
  const id = await record(await publish('We write down your name.'));
  const given = await db.selectFrom('consents').selectAll().executeTakeFirstOrThrow();
  const withdrawn = { ...given, id: given.id + 2, kind: 'withdrawn' as const };
  const before = { ...given, id: given.id + 1 };
  for (const row of [withdrawn, before]) await db.insertInto('consents').values(row).execute();
  const entry = db.selectFrom('surveys').select('consent').where('id', '=', id);
  expect(await entry.executeTakeFirstOrThrow()).toEqual({ consent: 'withdrawn' });
});
