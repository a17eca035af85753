// The DPDP Act: a person is told what is recorded and why, and agrees (sections 5, 6 and 9).

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { agreed, byMother, NOTICE, openConsentDesk } from '../../support/app/consents.ts';
import { aarav, sunita } from '../../support/app/entries.ts';

const desk = openConsentDesk();

const refusals = async (body: object) => {
  const reply = await desk.asha.call('createSurvey', { body });
  return [
    reply.status,
    (reply.body.errors ?? []).map(({ field, rule }: never) => `${field} ${rule}`),
  ];
};

test('without a notice nothing is asked, and the entry says so', async () => {
  expect((await desk.asha.call('readPrivacyNotice')).body.data).toBeNull();
  const id = await desk.record(sunita);
  expect(await desk.consentsOf(id)).toEqual({ state: null, by: null, consents: [] });
});

test('once Meera has published a notice, no entry comes without a consent', async () => {
  const notice = await desk.publish();
  expect((await desk.asha.call('readPrivacyNotice')).body.data).toEqual({
    id: 1,
    uid: notice,
    texts: { ...NOTICE, mr: '' },
    published_at: expect.any(String),
  });
  expect(await refusals(sunita)).toEqual([
    422,
    [
      'consent_by consentByRequired',
      'consent_way consentWayRequired',
      'consent_language consentLanguageRequired',
    ],
  ]);
  const id = await desk.record({ ...sunita, ...agreed(notice) });
  expect(await desk.consentsOf(id)).toEqual({
    state: 'given',
    by: 'person',
    consents: [
      {
        id: 1,
        kind: 'given',
        notice: 1,
        by: 'person',
        way: 'read_aloud',
        language: 'hi',
        guardian: null,
        note: '',
        recorded_by: { id: desk.asha.id, name: 'Asha' },
        recorded_at: expect.any(String),
      },
    ],
  });
  expect((await desk.ravi.call('readConsents', { id })).status).toBe(403);
});

test('for a child a parent agrees, whose identity Asha has seen', async () => {
  const notice = await desk.publish();
  expect(await refusals({ ...aarav, ...agreed(notice) })).toEqual([
    422,
    ['consent_by guardianRequired'],
  ]);
  expect(await refusals({ ...aarav, ...agreed(notice), consent_by: 'guardian' })).toEqual([
    422,
    [
      'guardian_relation relationRequired',
      'guardian_name guardianNameRequired',
      'guardian_proof guardianProofRequired',
    ],
  ]);
  const id = await desk.record({ ...aarav, ...byMother(notice) });
  expect((await desk.consentsOf(id)).consents[0]).toMatchObject({
    by: 'guardian',
    guardian: { name: 'Radha Sahni', relation: 'mother', proof: 'document' },
  });
  // Of the age of an adult, though recorded as a pupil.
  await desk.record({ ...aarav, age: 18, ...agreed(notice) });
  expect(await refusals({ ...sunita, age: 17, ...agreed(notice) })).toEqual([
    422,
    ['consent_by guardianRequired'],
  ]);
});

test('an entry from before the notice, which waited on a phone, arrives without a consent', async () => {
  desk.testApp.setClock(0.5);
  await desk.publish();
  const now = desk.testApp.ctx.now().getTime();
  const at = (ms: number) => ({
    recorded_at: new Date(now + ms).toISOString(),
    device_offset_ms: 0,
  });
  const id = await desk.record({ ...sunita, ...at(-MINUTE_MS) });
  expect(await desk.consentsOf(id)).toMatchObject({ state: null });
  desk.testApp.setClock(1);
  expect((await refusals({ ...sunita, ...at(MINUTE_MS) }))[0]).toBe(422);
  const listed = (await desk.admin.call('listPrivacyNotices')).body.data;
  expect(listed).toMatchObject({ unasked: 1, notices: [{ consents: 0 }] });
});

test('a notice in other words excuses no entry that was recorded under the one before', async () => {
  desk.testApp.setClock(0.5);
  await desk.publish();
  const recorded = desk.testApp.ctx.now().getTime() + MINUTE_MS;
  desk.testApp.setClock(1);
  await desk.publish({ mr: 'आम्ही तुमचे नाव लिहितो.' });
  const at = { recorded_at: new Date(recorded).toISOString(), device_offset_ms: 0 };
  expect((await refusals({ ...sunita, ...at }))[0]).toBe(422);
  await desk.admin.call('endPrivacyNotice');
  expect((await desk.consentsOf(await desk.record({ ...sunita, ...at }))).state).toBeNull();
});

test('a consent under a notice that was replaced meanwhile counts, one under no notice does not', async () => {
  const first = await desk.publish();
  const second = await desk.publish({ mr: 'आम्ही तुमचे नाव लिहितो.' });
  const id = await desk.record({ ...sunita, ...agreed(first) });
  expect((await desk.consentsOf(id)).consents[0]).toMatchObject({ notice: 1 });
  expect((await refusals({ ...sunita, ...agreed(randomUUID()) }))[1]).toEqual([
    'consent_by noticeUnknown',
  ]);
  expect((await refusals({ ...sunita, ...agreed('7') }))[1]).toEqual(['consent_by noticeUnknown']);
  const { notices } = (await desk.admin.call('listPrivacyNotices')).body.data;
  expect(notices).toMatchObject([
    { uid: second, ended_at: null, published_by: 'Admin', consents: 0 },
    { uid: first, ended_at: expect.any(String), consents: 1 },
  ]);
});

test('people who were not asked are found and asked', async () => {
  const unasked = await desk.record(sunita);
  const notice = await desk.publish();
  const asked = await desk.record({ ...sunita, name: 'Kamla Devi', ...agreed(notice) });
  expect(await desk.filtered({ consent: 'unasked' })).toEqual([unasked]);
  expect(await desk.filtered({ consent: 'given' })).toEqual([asked]);
  expect(
    (await desk.ravi.call('recordConsent', { id: unasked, body: agreed(notice) })).status,
  ).toBe(403);
  const reply = await desk.asha.call('recordConsent', { id: unasked, body: agreed(notice) });
  expect(reply.body.data.state).toBe('given');
  expect(await desk.filtered({ consent: 'unasked' })).toEqual([]);
  const own = await desk.asha.call('listOwnSurveys', { query: { consent: 'given' } });
  expect(own.body.pagination.total_records).toBe(2);
});

test('a consent that was corrected on the phone after the entry was sent arrives with the change', async () => {
  const notice = await desk.publish();
  const id = await desk.record({ ...sunita, ...agreed(notice) });
  expect((await desk.asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } })).status).toBe(
    200,
  );
  const edit = (answers: object) =>
    desk.asha.call('updateSurvey', { id, body: { ...sunita, ...agreed(notice), ...answers } });
  expect((await edit({})).status).toBe(200);
  expect((await edit({ consent_way: 'by_phone' })).status).toBe(200);
  expect((await edit({ consent_way: '' })).body.errors).toMatchObject([{ field: 'consent_way' }]);
  expect((await desk.consentsOf(id)).consents).toMatchObject([
    { way: 'read_aloud' },
    { way: 'by_phone' },
  ]);
});

test('a key that is used again with other answers about the consent is refused', async () => {
  const notice = await desk.publish();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...sunita, ...agreed(notice) };
  const id = await desk.record(body, desk.asha, headers);
  const other = { ...body, consent_way: 'by_phone' };
  const again = await desk.asha.call('createSurvey', { body: other, headers });
  expect([again.status, again.body.code]).toEqual([422, 'keyReused']);
  const edited = { id, headers: { 'idempotency-key': randomUUID() } };
  expect((await desk.asha.call('updateSurvey', { ...edited, body: other })).status).toBe(200);
  expect((await desk.asha.call('updateSurvey', { ...edited, body })).body.code).toBe('keyReused');
  expect((await desk.consentsOf(id)).consents).toMatchObject([
    { way: 'read_aloud' },
    { way: 'by_phone' },
  ]);
});

test('an entry that is sent twice has one consent', async () => {
  const notice = await desk.publish();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...sunita, ...agreed(notice) };
  const id = await desk.record(body, desk.asha, headers);
  expect(await desk.record(body, desk.asha, headers)).toBe(id);
  expect((await desk.consentsOf(id)).consents).toHaveLength(1);
});

test('the database itself refuses to change what was consented to', async () => {
  const notice = await desk.publish();
  const id = await desk.record({ ...sunita, ...agreed(notice) });
  const { db } = desk.testApp.ctx;
  const append = /append-only/;
  await expect(db.updateTable('consents').set({ way: 'by_phone' }).execute()).rejects.toThrow(
    append,
  );
  await expect(db.deleteFrom('consents').execute()).rejects.toThrow(append);
  await expect(
    db.updateTable('privacy_notices').set({ text_en: 'Other words' }).execute(),
  ).rejects.toThrow(append);
  await expect(db.deleteFrom('privacy_notices').execute()).rejects.toThrow(append);
  expect((await desk.consentsOf(id)).consents).toHaveLength(1);
});

test('the audit log has who published, recorded, withdrew and ended', async () => {
  const notice = await desk.publish();
  const id = await desk.record({ ...sunita, ...agreed(notice) });
  await desk.asha.call('recordConsent', {
    id,
    body: { ...agreed(notice), consent_way: 'by_phone' },
  });
  await desk.asha.call('withdrawConsent', { id, body: {} });
  await desk.admin.call('endPrivacyNotice');
  const { body } = await desk.admin.call('listAuditEvents');
  const actions = body.data.map(({ action, thing }: never) => `${action} ${thing}`).toReversed();
  expect(actions.slice(actions.indexOf('publish notice'))).toEqual([
    'publish notice',
    'create survey',
    'recordConsent survey',
    'withdrawConsent survey',
    'delete survey',
    'endNotice notice',
  ]);
});
