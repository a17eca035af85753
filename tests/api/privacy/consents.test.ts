// The DPDP Act: a person is told what is recorded and why, and agrees (sections 5, 6 and 9).

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { agreed, byMother, NOTICE, openConsentTrust } from '../../support/app/entries/consents.ts';
import { aarav, sunita } from '../../support/app/entries/entries.ts';

const trust = openConsentTrust();

const refusals = async (body: object) => {
  const reply = await trust.asha.call('createSurvey', { body });
  const errors = reply.status === 201 ? [] : reply.problem.errors;
  return [reply.status, errors.map(({ field, rule }) => `${field} ${rule}`)];
};

test('without a notice nothing is asked, and the entry says so', async () => {
  expect((await trust.asha.call('readPrivacyNotice')).body.data).toBeNull();
  const id = await trust.record(sunita);
  expect(await trust.consentsOf(id)).toEqual({ state: null, by: null, consents: [] });
});

test('once Meera has published a notice, no entry comes without a consent', async () => {
  const notice = await trust.publish();
  expect((await trust.asha.call('readPrivacyNotice')).body.data).toEqual({
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
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  expect(await trust.consentsOf(id)).toEqual({
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
        recorded_by: { id: trust.asha.id, name: 'Asha' },
        recorded_at: expect.any(String),
      },
    ],
  });
  expect((await trust.ravi.call('readConsents', { id })).status).toBe(403);
});

test('for a child a parent agrees, whose identity Asha has seen', async () => {
  const notice = await trust.publish();
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
  const id = await trust.record({ ...aarav, ...byMother(notice) });
  expect((await trust.consentsOf(id)).consents[0]).toMatchObject({
    by: 'guardian',
    guardian: { name: 'Radha Sahni', relation: 'mother', proof: 'document' },
  });
  // Of the age of an adult, though recorded as a pupil.
  await trust.record({ ...aarav, age: 18, ...agreed(notice) });
  expect(await refusals({ ...sunita, age: 17, ...agreed(notice) })).toEqual([
    422,
    ['consent_by guardianRequired'],
  ]);
});

test('an entry from before the notice, which waited on a phone, arrives without a consent', async () => {
  trust.testApp.setClock(0.5);
  await trust.publish();
  const now = trust.testApp.ctx.now().getTime();
  const at = (ms: number) => ({
    recorded_at: new Date(now + ms).toISOString(),
    device_offset_ms: 0,
  });
  const id = await trust.record({ ...sunita, ...at(-MINUTE_MS) });
  expect(await trust.consentsOf(id)).toMatchObject({ state: null });
  trust.testApp.setClock(1);
  expect((await refusals({ ...sunita, ...at(MINUTE_MS) }))[0]).toBe(422);
  const listed = (await trust.admin.call('listPrivacyNotices')).body.data;
  expect(listed).toMatchObject({ unasked: 1, notices: [{ consents: 0 }] });
});

test('a notice in other words excuses no entry that was recorded under the one before', async () => {
  trust.testApp.setClock(0.5);
  await trust.publish();
  const recorded = trust.testApp.ctx.now().getTime() + MINUTE_MS;
  trust.testApp.setClock(1);
  await trust.publish({ mr: 'आम्ही तुमचे नाव लिहितो.' });
  const at = { recorded_at: new Date(recorded).toISOString(), device_offset_ms: 0 };
  expect((await refusals({ ...sunita, ...at }))[0]).toBe(422);
  await trust.admin.call('endPrivacyNotice');
  expect((await trust.consentsOf(await trust.record({ ...sunita, ...at }))).state).toBeNull();
});

test('a consent under a notice that was replaced meanwhile counts, one under no notice does not', async () => {
  const first = await trust.publish();
  const second = await trust.publish({ mr: 'आम्ही तुमचे नाव लिहितो.' });
  const id = await trust.record({ ...sunita, ...agreed(first) });
  expect((await trust.consentsOf(id)).consents[0]).toMatchObject({ notice: 1 });
  expect((await refusals({ ...sunita, ...agreed(randomUUID()) }))[1]).toEqual([
    'consent_by noticeUnknown',
  ]);
  expect((await refusals({ ...sunita, ...agreed('7') }))[1]).toEqual(['consent_by noticeUnknown']);
  const { notices } = (await trust.admin.call('listPrivacyNotices')).body.data;
  expect(notices).toMatchObject([
    { uid: second, ended_at: null, published_by: 'Admin', consents: 0 },
    { uid: first, ended_at: expect.any(String), consents: 1 },
  ]);
});

test('people who were not asked are found and asked', async () => {
  const unasked = await trust.record(sunita);
  const notice = await trust.publish();
  const asked = await trust.record({ ...sunita, name: 'Kamla Devi', ...agreed(notice) });
  expect(await trust.filtered({ consent: 'unasked' })).toEqual([unasked]);
  expect(await trust.filtered({ consent: 'given' })).toEqual([asked]);
  expect(
    (await trust.ravi.call('recordConsent', { id: unasked, body: agreed(notice) })).status,
  ).toBe(403);
  const reply = await trust.asha.call('recordConsent', { id: unasked, body: agreed(notice) });
  expect(reply.body.data.state).toBe('given');
  expect(await trust.filtered({ consent: 'unasked' })).toEqual([]);
  const own = await trust.asha.call('listOwnSurveys', { query: { consent: 'given' } });
  expect(own.body.pagination.total_records).toBe(2);
});

test('a consent that was corrected on the phone after the entry was sent arrives with the change', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  expect((await trust.asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } })).status).toBe(
    200,
  );
  const edit = (answers: object) =>
    trust.asha.call('updateSurvey', { id, body: { ...sunita, ...agreed(notice), ...answers } });
  expect((await edit({})).status).toBe(200);
  expect((await edit({ consent_way: 'by_phone' })).status).toBe(200);
  expect((await edit({ consent_way: '' })).problem.errors).toMatchObject([
    { field: 'consent_way' },
  ]);
  expect((await trust.consentsOf(id)).consents).toMatchObject([
    { way: 'read_aloud' },
    { way: 'by_phone' },
  ]);
});

test('a key that is used again with other answers about the consent is refused', async () => {
  const notice = await trust.publish();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...sunita, ...agreed(notice) };
  const id = await trust.record(body, trust.asha, headers);
  const other = { ...body, consent_way: 'by_phone' };
  const again = await trust.asha.call('createSurvey', { body: other, headers });
  expect([again.status, again.problem.code]).toEqual([422, 'keyReused']);
  const edited = { id, headers: { 'idempotency-key': randomUUID() } };
  expect((await trust.asha.call('updateSurvey', { ...edited, body: other })).status).toBe(200);
  expect((await trust.asha.call('updateSurvey', { ...edited, body })).problem.code).toBe(
    'keyReused',
  );
  expect((await trust.consentsOf(id)).consents).toMatchObject([
    { way: 'read_aloud' },
    { way: 'by_phone' },
  ]);
});

test('an entry that is sent twice has one consent', async () => {
  const notice = await trust.publish();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...sunita, ...agreed(notice) };
  const id = await trust.record(body, trust.asha, headers);
  expect(await trust.record(body, trust.asha, headers)).toBe(id);
  expect((await trust.consentsOf(id)).consents).toHaveLength(1);
});

test('the database itself refuses to change what was consented to', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  const { db } = trust.testApp.ctx;
  const append = /append-only/;
  await expect(db.updateTable('consents').set({ way: 'by_phone' }).execute()).rejects.toThrow(
    append,
  );
  await expect(db.deleteFrom('consents').execute()).rejects.toThrow(append);
  await expect(
    db.updateTable('privacy_notices').set({ text_en: 'Other words' }).execute(),
  ).rejects.toThrow(append);
  await expect(db.deleteFrom('privacy_notices').execute()).rejects.toThrow(append);
  expect((await trust.consentsOf(id)).consents).toHaveLength(1);
});

test('the audit log has who published, recorded, withdrew and ended', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  await trust.asha.call('recordConsent', {
    id,
    body: { ...agreed(notice), consent_way: 'by_phone' },
  });
  await trust.asha.call('withdrawConsent', { id, body: {} });
  await trust.admin.call('endPrivacyNotice');
  const { body } = await trust.admin.call('listAuditEvents');
  const actions = body.data.map(({ action, entity }) => `${action} ${entity}`).toReversed();
  expect(actions.slice(actions.indexOf('publish notice'))).toEqual([
    'publish notice',
    'create survey',
    'recordConsent survey',
    'withdrawConsent survey',
    'delete survey',
    'endNotice notice',
  ]);
});
