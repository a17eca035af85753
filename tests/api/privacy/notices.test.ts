// Privacy notices: one is in force, and none is ever changed.
import { expect, test } from 'vitest';
import { agreed, NOTICE, openConsentTrust } from '../../support/app/entries/consents.ts';
import { sunita } from '../../support/app/entries/entries.ts';

const trust = openConsentTrust();

test('a notice that has ended asks for nothing, and its texts stay', async () => {
  const notice = await trust.publish();
  const id = await trust.record({ ...sunita, ...agreed(notice) });
  expect((await trust.admin.call('endPrivacyNotice')).status).toBe(200);
  expect((await trust.admin.call('endPrivacyNotice')).problem.code).toBe('noNotice');
  expect((await trust.asha.call('readPrivacyNotice')).body.data).toBeNull();
  await trust.record(sunita);
  expect((await trust.consentsOf(id)).state).toBe('given');
  const { notices } = (await trust.admin.call('listPrivacyNotices')).body.data;
  expect(notices[0]?.texts.en).toBe(NOTICE.en);
});

test('an empty notice is not published', async () => {
  const reply = await trust.admin.call('publishPrivacyNotice', { body: { en: ' ', hi: '' } });
  expect(reply.status).toBe(422);
  const long = await trust.admin.call('publishPrivacyNotice', { body: { en: 'x'.repeat(6001) } });
  expect(long.status).toBe(422);
});

test('consent asked now is recorded under the current notice', async () => {
  const id = await trust.record(sunita);
  const first = await trust.publish();
  await trust.publish({ en: 'Other words.' });
  const reply = await trust.asha.call('recordConsent', { id, body: agreed(first) });
  expect(reply.problem.errors).toMatchObject([{ field: 'consent_by', rule: 'noticeUnknown' }]);
});

test('an admin who has not seen the current notice cannot replace it', async () => {
  const uid = await trust.publish({ en: 'First.', replaces: '' });
  const stale = await trust.admin.call('publishPrivacyNotice', {
    body: { en: 'Second.', replaces: '' },
  });
  expect([stale.status, stale.problem.code]).toEqual([412, 'staleNotice']);
  const seen = { en: 'Second.', replaces: uid };
  expect((await trust.admin.call('publishPrivacyNotice', { body: seen })).status).toBe(201);
});

test('an admin who has not seen the current notice cannot end it, and ending one twice is once', async () => {
  const first = await trust.publish({ en: 'First words.' });
  const second = await trust.publish({ en: 'Second words.' });
  const end = (uid: string) => trust.admin.call('endPrivacyNotice', { body: { uid } });
  const stale = await end(first);
  expect([stale.status, stale.problem.code]).toEqual([412, 'staleNotice']);
  expect((await trust.asha.call('readPrivacyNotice')).body.data?.uid).toBe(second);
  for (const _ of ['sent', 'sent again, after a lost reply'])
    expect((await end(second)).status).toBe(200);
  expect((await trust.asha.call('readPrivacyNotice')).body.data).toBeNull();
});

test('the same notice again, or two at once, make one that is in force', async () => {
  const first = await trust.publish();
  expect(await trust.publish()).toBe(first);
  await Promise.all([
    trust.publish({ en: 'One.' }),
    trust.publish({ en: 'Two.' }),
    trust.publish({ en: 'Three.' }),
  ]);
  const { notices } = (await trust.admin.call('listPrivacyNotices')).body.data;
  expect(notices.filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
});
