// The DPDP Act: a person is told what is recorded and why, agrees, and may withdraw (sections 5, 6 and 9).
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN } from '../../support/app/admin.ts';
import { aarav, sunita } from '../../support/app/entries.ts';
import { type Client, meera, volunteer } from '../../support/app/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

const NOTICE = { en: 'We write down your name and address.', hi: 'हम आपका नाम और पता लिखते हैं।' };
const MINUTE_MS = 60_000;

let testApp: TestApp;
let asha: Client;
let ravi: Client;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp();
  asha = await volunteer(testApp, 'Asha');
  ravi = await volunteer(testApp, 'Ravi');
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

async function publish(texts: object = NOTICE): Promise<string> {
  const { status, body } = await admin.call('publishPrivacyNotice', { body: texts });
  expect(status).toBe(201);
  return body.data.notices[0].uid;
}

const agreed = (notice: string) => ({
  consent_notice: notice,
  consent_by: 'person',
  consent_way: 'read_aloud',
  consent_language: 'hi',
});
const byMother = (notice: string) => ({
  ...agreed(notice),
  consent_by: 'guardian',
  guardian_relation: 'mother',
  guardian_name: 'Radha Sahni',
  guardian_proof: 'document',
});

async function record(body: object, client = asha, headers = {}): Promise<number> {
  const reply = await client.call('createSurvey', { body, headers });
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data.id;
}
const consentsOf = async (id: number, client = asha) =>
  (await client.call('readConsents', { id })).body.data;
const refusals = async (body: object) => {
  const reply = await asha.call('createSurvey', { body });
  return [
    reply.status,
    (reply.body.errors ?? []).map(({ field, rule }: never) => `${field} ${rule}`),
  ];
};
const filtered = async (query: Record<string, string>) =>
  (await admin.call('listSurveys', { query })).body.data.map(({ id }: { id: number }) => id);

test('without a notice nothing is asked, and the entry says so', async () => {
  expect((await asha.call('readPrivacyNotice')).body.data).toBeNull();
  const id = await record(sunita);
  expect(await consentsOf(id)).toEqual({ state: null, consents: [] });
});

test('once Meera has published a notice, no entry comes without a consent', async () => {
  const notice = await publish();
  expect((await asha.call('readPrivacyNotice')).body.data).toEqual({
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
  const id = await record({ ...sunita, ...agreed(notice) });
  expect(await consentsOf(id)).toEqual({
    state: 'given',
    consents: [
      {
        kind: 'given',
        notice: 1,
        by: 'person',
        way: 'read_aloud',
        language: 'hi',
        guardian: null,
        note: '',
        recorded_by: { id: asha.id, name: 'Asha' },
        recorded_at: expect.any(String),
      },
    ],
  });
  expect((await ravi.call('readConsents', { id })).status).toBe(403);
});

test('for a child a parent agrees, whose identity Asha has seen', async () => {
  const notice = await publish();
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
  const id = await record({ ...aarav, ...byMother(notice) });
  expect((await consentsOf(id)).consents[0]).toMatchObject({
    by: 'guardian',
    guardian: { name: 'Radha Sahni', relation: 'mother', proof: 'document' },
  });
  // Of the age of an adult, though recorded as a pupil.
  await record({ ...aarav, age: 18, ...agreed(notice) });
  expect(await refusals({ ...sunita, age: 17, ...agreed(notice) })).toEqual([
    422,
    ['consent_by guardianRequired'],
  ]);
});

test('an entry from before the notice, which waited on a phone, arrives without a consent', async () => {
  testApp.setClock(0.5);
  await publish();
  const now = testApp.ctx.now().getTime();
  const at = (ms: number) => ({
    recorded_at: new Date(now + ms).toISOString(),
    device_offset_ms: 0,
  });
  const id = await record({ ...sunita, ...at(-MINUTE_MS) });
  expect(await consentsOf(id)).toMatchObject({ state: null });
  testApp.setClock(1);
  expect((await refusals({ ...sunita, ...at(MINUTE_MS) }))[0]).toBe(422);
  const listed = (await admin.call('listPrivacyNotices')).body.data;
  expect(listed).toMatchObject({ unasked: 1, notices: [{ consents: 0 }] });
});

test('a consent under a notice that was replaced meanwhile counts, one under no notice does not', async () => {
  const first = await publish();
  const second = await publish({ mr: 'आम्ही तुमचे नाव लिहितो.' });
  const id = await record({ ...sunita, ...agreed(first) });
  expect((await consentsOf(id)).consents[0]).toMatchObject({ notice: 1 });
  expect((await refusals({ ...sunita, ...agreed(randomUUID()) }))[1]).toEqual([
    'consent_by noticeUnknown',
  ]);
  expect((await refusals({ ...sunita, ...agreed('7') }))[1]).toEqual(['consent_by noticeUnknown']);
  const { notices } = (await admin.call('listPrivacyNotices')).body.data;
  expect(notices).toMatchObject([
    { uid: second, ended_at: null, published_by: 'Admin', consents: 0 },
    { uid: first, ended_at: expect.any(String), consents: 1 },
  ]);
});

test('a notice that has ended asks for nothing, and its texts stay', async () => {
  const notice = await publish();
  const id = await record({ ...sunita, ...agreed(notice) });
  expect((await admin.call('endPrivacyNotice')).status).toBe(200);
  expect((await admin.call('endPrivacyNotice')).body.code).toBe('noNotice');
  expect((await asha.call('readPrivacyNotice')).body.data).toBeNull();
  await record(sunita);
  expect((await consentsOf(id)).state).toBe('given');
  const { notices } = (await admin.call('listPrivacyNotices')).body.data;
  expect(notices[0].texts.en).toBe(NOTICE.en);
});

test('an empty notice is not published', async () => {
  const reply = await admin.call('publishPrivacyNotice', { body: { en: ' ', hi: '' } });
  expect(reply.status).toBe(422);
  const long = await admin.call('publishPrivacyNotice', { body: { en: 'x'.repeat(6001) } });
  expect(long.status).toBe(422);
});

test('Sunita withdraws: her entry is gone at once, and cannot come back without a new consent', async () => {
  const notice = await publish();
  const id = await record({ ...sunita, ...agreed(notice) });
  expect((await ravi.call('withdrawConsent', { id, body: {} })).status).toBe(403);
  const note = 'She told me on the telephone.';
  expect((await asha.call('withdrawConsent', { id, body: { note } })).status).toBe(200);
  expect((await asha.call('readSurvey', { id })).status).toBe(404);
  expect((await asha.call('withdrawConsent', { id, body: { note } })).status).toBe(404);
  expect(await filtered({ status: 'deleted', consent: 'withdrawn' })).toEqual([id]);

  const undone = await asha.call('undoDeleteSurvey', { id, body: {} });
  expect([undone.status, undone.body.code]).toEqual([409, 'consentWithdrawn']);
  const restored = await admin.call('restoreSurvey', { id });
  expect([restored.status, restored.body.code]).toEqual([409, 'consentWithdrawn']);
  const many = await admin.call('changeManySurveys', { body: { action: 'restore', ids: [id] } });
  expect(many.body.data.done).toEqual([]);

  expect((await asha.call('recordConsent', { id, body: agreed(notice) })).status).toBe(404);
  expect((await admin.call('recordConsent', { id, body: agreed(notice) })).status).toBe(200);
  expect((await admin.call('restoreSurvey', { id })).status).toBe(200);
  expect(await consentsOf(id)).toMatchObject({
    state: 'given',
    consents: [{ kind: 'given' }, { kind: 'withdrawn', note, notice: null }, { kind: 'given' }],
  });
});

test('people who were not asked are found and asked', async () => {
  const unasked = await record(sunita);
  const notice = await publish();
  const asked = await record({ ...sunita, name: 'Kamla Devi', ...agreed(notice) });
  expect(await filtered({ consent: 'unasked' })).toEqual([unasked]);
  expect(await filtered({ consent: 'given' })).toEqual([asked]);
  expect((await ravi.call('recordConsent', { id: unasked, body: agreed(notice) })).status).toBe(
    403,
  );
  const reply = await asha.call('recordConsent', { id: unasked, body: agreed(notice) });
  expect(reply.body.data.state).toBe('given');
  expect(await filtered({ consent: 'unasked' })).toEqual([]);
  const own = await asha.call('listOwnSurveys', { query: { consent: 'given' } });
  expect(own.body.pagination.total_records).toBe(2);
});

test('a consent that was corrected on the phone after the entry was sent arrives with the change', async () => {
  const notice = await publish();
  const id = await record({ ...sunita, ...agreed(notice) });
  expect((await asha.call('updateSurvey', { id, body: { ...sunita, age: 35 } })).status).toBe(200);
  const edit = (answers: object) =>
    asha.call('updateSurvey', { id, body: { ...sunita, ...agreed(notice), ...answers } });
  expect((await edit({})).status).toBe(200);
  expect((await edit({ consent_way: 'by_phone' })).status).toBe(200);
  expect((await edit({ consent_way: '' })).body.errors).toMatchObject([{ field: 'consent_way' }]);
  expect((await consentsOf(id)).consents).toMatchObject([
    { way: 'read_aloud' },
    { way: 'by_phone' },
  ]);
});

test('an entry that is sent twice has one consent', async () => {
  const notice = await publish();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...sunita, ...agreed(notice) };
  const id = await record(body, asha, headers);
  expect(await record(body, asha, headers)).toBe(id);
  expect((await consentsOf(id)).consents).toHaveLength(1);
});

async function mergeInto(keep: number, other: number): Promise<void> {
  const [id, newer] = [keep, other].sort((one, two) => one - two);
  await expect
    .poll(async () => {
      const { body } = await admin.call('listPairs', { query: { limit: 100 } });
      return body.data.some(
        (pair: { older: { id: number }; newer: { id: number } }) =>
          pair.older.id === id && pair.newer.id === newer,
      );
    })
    .toBe(true);
  const body = { decision: 'merge', keep, fields: {} };
  const sent = { id: id ?? 0, other: newer ?? 0, body };
  expect((await admin.call('decidePair', sent)).body.message).toBeUndefined();
}

test('a merge shows an admin the consents of both, and a withdrawal holds all of them back', async () => {
  const notice = await publish();
  const first = await record({ ...sunita, ...byMother(notice) });
  const second = await record({ ...sunita, ...agreed(notice) }, ravi);
  const third = await record({ ...sunita, ...agreed(notice) });
  await mergeInto(second, first);
  await mergeInto(third, second);
  expect((await consentsOf(third, admin)).consents).toHaveLength(3);
  // Asha does not learn of Ravi's.
  expect((await consentsOf(third)).consents).toMatchObject([{ by: 'person' }]);
  await asha.call('withdrawConsent', { id: third, body: {} });
  for (const id of [first, second, third]) {
    expect((await admin.call('restoreSurvey', { id })).body.code).toBe('consentWithdrawn');
  }
  const erased = { id: third, body: { current_password: ADMIN.password } };
  expect((await admin.call('eraseSurvey', erased)).status).toBe(200);
  for (const id of [first, second]) {
    expect((await admin.call('restoreSurvey', { id })).body.code).toBe('consentWithdrawn');
  }
});

test('an entry takes over the consent of the one that is merged into it, until the merge is undone', async () => {
  const unasked = await record(sunita);
  const notice = await publish();
  const asked = await record({ ...sunita, ...agreed(notice) });
  await mergeInto(unasked, asked);
  expect((await consentsOf(unasked)).state).toBe('given');
  expect((await consentsOf(unasked, admin)).consents).toHaveLength(1);
  expect(await filtered({ consent: 'given' })).toEqual([unasked]);
  expect((await admin.call('restoreSurvey', { id: asked })).status).toBe(200);
  expect((await consentsOf(unasked)).state).toBeNull();
  expect(await filtered({ consent: 'unasked' })).toEqual([unasked]);
  const { data } = (await admin.call('listPrivacyNotices')).body;
  expect(data).toMatchObject({ unasked: 1, notices: [{ consents: 1 }] });
});

test('a withdrawal and a consent at the same moment: the entry stays deleted', async () => {
  const notice = await publish();
  const id = await record({ ...sunita, ...agreed(notice) });
  await Promise.all([
    admin.call('withdrawConsent', { id, body: {} }),
    asha.call('recordConsent', { id, body: agreed(notice) }),
  ]);
  expect((await consentsOf(id, admin)).state).toBe('withdrawn');
  expect((await admin.call('restoreSurvey', { id })).body.code).toBe('consentWithdrawn');
});

test('a withdrawal that comes after the deletion is recorded by an admin', async () => {
  const notice = await publish();
  const id = await record({ ...sunita, ...agreed(notice) });
  await asha.call('deleteSurvey', { id });
  expect((await asha.call('withdrawConsent', { id, body: {} })).status).toBe(404);
  expect((await admin.call('withdrawConsent', { id, body: {} })).status).toBe(200);
  expect((await admin.call('restoreSurvey', { id })).body.code).toBe('consentWithdrawn');
});

test('who is asked now is asked under the present notice', async () => {
  const id = await record(sunita);
  const first = await publish();
  await publish({ en: 'Other words.' });
  const reply = await asha.call('recordConsent', { id, body: agreed(first) });
  expect(reply.body.errors).toMatchObject([{ field: 'consent_by', rule: 'noticeUnknown' }]);
});

test('who has not seen the present notice does not replace it', async () => {
  const body = { en: 'First.', replaces: '' };
  const first = await admin.call('publishPrivacyNotice', { body });
  const { uid } = first.body.data.notices[0];
  const stale = await admin.call('publishPrivacyNotice', { body: { en: 'Second.', replaces: '' } });
  expect([stale.status, stale.body.code]).toEqual([412, 'staleNotice']);
  const seen = { en: 'Second.', replaces: uid };
  expect((await admin.call('publishPrivacyNotice', { body: seen })).status).toBe(201);
});

test('the same notice again, or two at once, make one that is in force', async () => {
  const first = await publish();
  expect(await publish()).toBe(first);
  await Promise.all([publish({ en: 'One.' }), publish({ en: 'Two.' }), publish({ en: 'Three.' })]);
  const { notices } = (await admin.call('listPrivacyNotices')).body.data;
  expect(notices.filter(({ ended_at }: never) => ended_at === null)).toHaveLength(1);
});

test('the database itself refuses to change what was consented to', async () => {
  const notice = await publish();
  const id = await record({ ...sunita, ...agreed(notice) });
  const { db } = testApp.ctx;
  const append = /append-only/;
  await expect(db.updateTable('consents').set({ way: 'by_phone' }).execute()).rejects.toThrow(
    append,
  );
  await expect(db.deleteFrom('consents').execute()).rejects.toThrow(append);
  await expect(
    db.updateTable('privacy_notices').set({ text_en: 'Other words' }).execute(),
  ).rejects.toThrow(append);
  await expect(db.deleteFrom('privacy_notices').execute()).rejects.toThrow(append);
  expect((await consentsOf(id)).consents).toHaveLength(1);
});

test('an erasure takes the consents with it', async () => {
  const notice = await publish();
  const id = await record({ ...aarav, ...byMother(notice) });
  await asha.call('withdrawConsent', { id, body: { note: 'The mother came to the office.' } });
  const erased = await admin.call('eraseSurvey', {
    id,
    body: { current_password: ADMIN.password },
  });
  expect(erased.body).toMatchObject({ success: true });
  expect(await testApp.ctx.db.selectFrom('consents').select('id').execute()).toEqual([]);
});

test('the audit log has who published, recorded, withdrew and ended', async () => {
  const notice = await publish();
  const id = await record({ ...sunita, ...agreed(notice) });
  await asha.call('recordConsent', { id, body: agreed(notice) });
  await asha.call('withdrawConsent', { id, body: {} });
  await admin.call('endPrivacyNotice');
  const { body } = await admin.call('listAuditEvents');
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
