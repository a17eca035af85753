// A person withdraws the consent: what was recorded is gone at once, and does not come back (DPDP Act, section 6).
import { expect, test } from 'vitest';
import { ADMIN } from '../../support/app/api/admin.ts';
import type { Reply } from '../../support/app/api/reply.ts';
import { agreed, byMother, openConsentTrust } from '../../support/app/entries/consents.ts';
import { aarav, sunita } from '../../support/app/entries/entries.ts';

const trust = openConsentTrust();

test('Sunita withdraws: her entry is gone at once, and cannot come back without a new consent', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  expect((await trust.ravi.call('withdrawConsent', { id, body: {} })).status).toBe(403);
  const note = 'She told me on the telephone.';
  expect((await trust.asha.call('withdrawConsent', { id, body: { note } })).status).toBe(200);
  expect((await trust.asha.call('readSurvey', { id })).status).toBe(404);
  expect(await trust.filtered({ status: 'deleted', consent: 'withdrawn' })).toEqual([id]);

  const undone = await trust.asha.call('undoDeleteSurvey', { id, body: {} });
  expect([undone.status, undone.problem.code]).toEqual([409, 'consentWithdrawn']);
  const restored = await trust.admin.call('restoreSurvey', { id });
  expect([restored.status, restored.problem.code]).toEqual([409, 'consentWithdrawn']);
  const many = await trust.admin.call('changeManySurveys', {
    body: { action: 'restore', ids: [id] },
  });
  expect(many.body.data.done).toEqual([]);

  expect((await trust.asha.call('recordConsent', { id, body: agreed(notice) })).status).toBe(404);
  expect((await trust.admin.call('recordConsent', { id, body: agreed(notice) })).status).toBe(200);
  expect((await trust.admin.call('restoreSurvey', { id })).status).toBe(200);
  expect(await trust.consentsOf(id)).toMatchObject({
    state: 'given',
    consents: [{ kind: 'given' }, { kind: 'withdrawn', note, notice: null }, { kind: 'given' }],
  });
});

async function mergeInto(keep: number, other: number): Promise<void> {
  await untilAlike(keep, other);
  expect((await tryToMerge(keep, other)).body.data.kept_id).toBe(keep);
}

async function untilAlike(keep: number, other: number): Promise<void> {
  const [id, newer] = [keep, other].sort((one, two) => one - two);
  await expect
    .poll(async () => {
      const { body } = await trust.admin.call('listPairs', { query: { limit: 100 } });
      return body.data.some((pair) => pair.older.id === id && pair.newer.id === newer);
    })
    .toBe(true);
}

function tryToMerge(keep: number, other: number): Promise<Reply<'decidePair'>> {
  const [id = 0, newer = 0] = [keep, other].sort((one, two) => one - two);
  const body = { decision: 'merge', keep, fields: {} };
  return trust.admin.call('decidePair', { id, other: newer, body });
}

test('a merge shows an admin the consents of both, and a withdrawal holds all of them back', async () => {
  const notice = await trust.publish();
  const first = await trust.record({ ...sunita, ...byMother(notice) });
  const second = await trust.record({ ...sunita, ...agreed(notice) }, trust.ravi);
  const third = await trust.record({ ...sunita, ...agreed(notice) });
  await mergeInto(second, first);
  await mergeInto(third, second);
  expect((await trust.consentsOf(third, trust.admin)).consents).toHaveLength(3);
  // Asha does not learn of Ravi's.
  expect((await trust.consentsOf(third)).consents).toMatchObject([{ by: 'person' }]);
  await trust.asha.call('withdrawConsent', { id: third, body: {} });
  for (const id of [first, second, third]) {
    expect((await trust.admin.call('restoreSurvey', { id })).problem.code).toBe('consentWithdrawn');
  }
  const erased = { id: third, body: { current_password: ADMIN.password } };
  expect((await trust.admin.call('eraseSurvey', erased)).status).toBe(200);
  for (const id of [first, second]) {
    expect((await trust.admin.call('restoreSurvey', { id })).problem.code).toBe('consentWithdrawn');
  }
});

test('an entry takes over the consent of the one that is merged into it, until the merge is undone', async () => {
  const unasked = await trust.record(sunita);
  const notice = await trust.publish();
  const asked = await trust.record({ ...sunita, ...agreed(notice) });
  await mergeInto(unasked, asked);
  expect((await trust.consentsOf(unasked)).state).toBe('given');
  expect((await trust.consentsOf(unasked, trust.admin)).consents).toHaveLength(1);
  expect(await trust.filtered({ consent: 'given' })).toEqual([unasked]);
  expect((await trust.admin.call('restoreSurvey', { id: asked })).status).toBe(200);
  expect((await trust.consentsOf(unasked)).state).toBeNull();
  expect(await trust.filtered({ consent: 'unasked' })).toEqual([unasked]);
  const { data } = (await trust.admin.call('listPrivacyNotices')).body;
  expect(data).toMatchObject({ unasked: 1, notices: [{ consents: 1 }] });
});

test('a withdrawal and a consent at the same moment: the entry stays deleted', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  await Promise.all([
    trust.admin.call('withdrawConsent', { id, body: {} }),
    trust.asha.call('recordConsent', { id, body: agreed(notice) }),
  ]);
  expect((await trust.consentsOf(id, trust.admin)).state).toBe('withdrawn');
  expect((await trust.admin.call('restoreSurvey', { id })).problem.code).toBe('consentWithdrawn');
});

test('a withdrawal that comes after the deletion is recorded by an admin', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  await trust.asha.call('deleteSurvey', { id });
  expect((await trust.asha.call('withdrawConsent', { id, body: {} })).status).toBe(404);
  expect((await trust.admin.call('withdrawConsent', { id, body: {} })).status).toBe(200);
  expect((await trust.admin.call('restoreSurvey', { id })).problem.code).toBe('consentWithdrawn');
});

test('an erasure takes the consents with it', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...aarav, ...byMother(notice) });
  await trust.asha.call('withdrawConsent', {
    id,
    body: { note: 'The mother came to the office.' },
  });
  const erased = await trust.admin.call('eraseSurvey', {
    id,
    body: { current_password: ADMIN.password },
  });
  expect(erased.body).toMatchObject({ success: true });
  expect(await trust.testApp.ctx.db.selectFrom('consents').select('id').execute()).toEqual([]);
});

test('whose consent it was stays known when the merged entry is erased', async () => {
  const kept = await trust.record(aarav);
  const notice = await trust.publish();
  const merged = await trust.record({ ...aarav, ...byMother(notice) });
  await mergeInto(kept, merged);
  const erased = { id: merged, body: { current_password: ADMIN.password } };
  expect((await trust.admin.call('eraseSurvey', erased)).status).toBe(200);
  expect(await trust.consentsOf(kept, trust.admin)).toMatchObject({
    state: 'given',
    consents: [{ by: 'guardian', guardian: { name: 'Radha Sahni' } }],
  });
});

test('a withdrawal and a merge at the same moment leave nobody listed who has withdrawn', async () => {
  const unasked = await Promise.all([1, 2, 3, 4].map(() => trust.record(sunita)));
  const notice = await trust.publish();
  for (const kept of unasked) {
    const asked = await trust.record({ ...sunita, ...agreed(notice) });
    await untilAlike(kept, asked);
    const withdrawn = trust.admin.call('withdrawConsent', { id: asked, body: {} });
    const [merge] = await Promise.all([tryToMerge(kept, asked), withdrawn]);
    const { state } = await trust.consentsOf(kept, trust.admin);
    expect(state, `merged: ${merge.status}`).toBe(merge.status === 200 ? 'withdrawn' : null);
  }
});

test('a withdrawal whose reply was lost is sent again, and is one withdrawal', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  for (const _ of ['sent', 'sent again']) {
    const { status } = await trust.asha.call('withdrawConsent', { id, body: { note: 'No.' } });
    expect(status).toBe(200);
  }
  expect((await trust.ravi.call('withdrawConsent', { id, body: {} })).status).toBe(403);
  await trust.admin.call('withdrawConsent', { id, body: {} });
  expect((await trust.consentsOf(id, trust.admin)).consents).toMatchObject([
    { kind: 'given' },
    { kind: 'withdrawn', note: 'No.' },
  ]);
});

test('a consent that is sent twice is recorded once, and other answers are another consent', async () => {
  const id = await trust.record(sunita);
  const notice = await trust.publish();
  for (const way of ['read_aloud', 'read_aloud', 'by_phone']) {
    const body = { ...agreed(notice), consent_way: way };
    expect((await trust.asha.call('recordConsent', { id, body })).status).toBe(200);
  }
  expect((await trust.consentsOf(id)).consents).toMatchObject([
    { way: 'read_aloud' },
    { way: 'by_phone' },
  ]);
});

test('a withdrawal on a merged entry is one of the entry that remains', async () => {
  const kept = await trust.record(sunita);
  const notice = await trust.publish();
  const merged = await trust.record({ ...sunita, ...agreed(notice) }, trust.ravi);
  await mergeInto(kept, merged);
  expect((await trust.admin.call('withdrawConsent', { id: merged, body: {} })).status).toBe(200);
  expect(await trust.filtered({ status: 'live' })).toEqual([]);
  for (const id of [kept, merged]) {
    expect((await trust.consentsOf(id, trust.admin)).state).toBe('withdrawn');
  }
});

test('a change from a phone that did not know of the merge is not stored after a withdrawal', async () => {
  const notice = await trust.publish();
  const kept = await trust.record({ ...sunita, ...agreed(notice) });
  const merged = await trust.record({ ...sunita, ...agreed(notice) }, trust.ravi);
  await mergeInto(kept, merged);
  await trust.asha.call('withdrawConsent', { id: kept, body: {} });
  const late = await trust.ravi.call('updateSurvey', { id: merged, body: { ...sunita, age: 61 } });
  expect([late.status, late.problem.code]).toEqual([404, 'surveyNotFound']);
  expect((await trust.admin.call('listPairs')).body.counts.open).toBe(0);
});

test('a withdrawal while a merge is undone is one of the person who has withdrawn', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const kept = await trust.record(sunita);
    const merged = await trust.record(sunita);
    await mergeInto(kept, merged);
    const [restored] = await Promise.all([
      trust.admin.call('restoreSurvey', { id: merged }),
      trust.admin.call('withdrawConsent', { id: merged, body: {} }),
    ]);
    expect((await trust.consentsOf(merged, trust.admin)).state).toBe('withdrawn');
    const { state } = await trust.consentsOf(kept, trust.admin);
    expect(state, `restored: ${restored.status}`).toBe(
      restored.status === 200 ? null : 'withdrawn',
    );
    await trust.admin.call('withdrawConsent', { id: kept, body: {} });
  }
});
