// Privacy notices: one is in force, and none is ever changed.
import { expect, test } from 'vitest';
import { agreed, NOTICE, openConsentDesk } from '../../support/app/consents.ts';
import { sunita } from '../../support/app/entries.ts';

const desk = openConsentDesk();

test('a notice that has ended asks for nothing, and its texts stay', async () => {
  const notice = await desk.publish();
  const id = await desk.record({ ...sunita, ...agreed(notice) });
  expect((await desk.admin.call('endPrivacyNotice')).status).toBe(200);
  expect((await desk.admin.call('endPrivacyNotice')).body.code).toBe('noNotice');
  expect((await desk.asha.call('readPrivacyNotice')).body.data).toBeNull();
  await desk.record(sunita);
  expect((await desk.consentsOf(id)).state).toBe('given');
  const { notices } = (await desk.admin.call('listPrivacyNotices')).body.data;
  expect(notices[0].texts.en).toBe(NOTICE.en);
});

test('an empty notice is not published', async () => {
  const reply = await desk.admin.call('publishPrivacyNotice', { body: { en: ' ', hi: '' } });
  expect(reply.status).toBe(422);
  const long = await desk.admin.call('publishPrivacyNotice', { body: { en: 'x'.repeat(6001) } });
  expect(long.status).toBe(422);
});

test('consent asked now is recorded under the current notice', async () => {
  const id = await desk.record(sunita);
  const first = await desk.publish();
  await desk.publish({ en: 'Other words.' });
  const reply = await desk.asha.call('recordConsent', { id, body: agreed(first) });
  expect(reply.body.errors).toMatchObject([{ field: 'consent_by', rule: 'noticeUnknown' }]);
});

test('an admin who has not seen the current notice cannot replace it', async () => {
  const body = { en: 'First.', replaces: '' };
  const first = await desk.admin.call('publishPrivacyNotice', { body });
  const { uid } = first.body.data.notices[0];
  const stale = await desk.admin.call('publishPrivacyNotice', {
    body: { en: 'Second.', replaces: '' },
  });
  expect([stale.status, stale.body.code]).toEqual([412, 'staleNotice']);
  const seen = { en: 'Second.', replaces: uid };
  expect((await desk.admin.call('publishPrivacyNotice', { body: seen })).status).toBe(201);
});

test('an admin who has not seen the current notice cannot end it, and ending one twice is once', async () => {
  const first = await desk.publish({ en: 'First words.' });
  const second = await desk.publish({ en: 'Second words.' });
  const end = (uid: string) => desk.admin.call('endPrivacyNotice', { body: { uid } });
  const stale = await end(first);
  expect([stale.status, stale.body.code]).toEqual([412, 'staleNotice']);
  expect((await desk.asha.call('readPrivacyNotice')).body.data.uid).toBe(second);
  for (const _ of ['sent', 'sent again, after a lost reply'])
    expect((await end(second)).status).toBe(200);
  expect((await desk.asha.call('readPrivacyNotice')).body.data).toBeNull();
});

test('the same notice again, or two at once, make one that is in force', async () => {
  const first = await desk.publish();
  expect(await desk.publish()).toBe(first);
  await Promise.all([
    desk.publish({ en: 'One.' }),
    desk.publish({ en: 'Two.' }),
    desk.publish({ en: 'Three.' }),
  ]);
  const { notices } = (await desk.admin.call('listPrivacyNotices')).body.data;
  expect(notices.filter(({ ended_at }: never) => ended_at === null)).toHaveLength(1);
});
