// Receipts of donations: their numbers, and what they say of the trust.
import { expect, onTestFinished, test } from 'vitest';
import { meera } from '../../support/app/api/people.ts';
import { openDonationDesk } from '../../support/app/donation-desk.ts';
import { anotherGift, ritusGift } from '../../support/app/donations.ts';
import { openTestApp } from '../../support/app/test-app.ts';
import { present } from '../../support/present.ts';

const desk = openDonationDesk();

test.each([
  ['of another release', '{"legal_name":"The Trust","seal":"round"}', 'The Trust'],
  ['damaged', '{"legal_name":', ''],
])(
  'a receipt whose issuer is %s keeps its number, and hides no donation',
  async (_, stored, legal_name) => {
    const id = await desk.recorded();
    const { number } = present((await desk.issue(id)).body.data.receipt);
    await desk.recorded();
    await desk.testApp.ctx.db
      .updateTable('donations')
      .set({ receipt_issuer: stored })
      .where('id', '=', id)
      .execute();
    const issuer = { legal_name, registration: '', pan: '', address: '', approval_80g: null };
    const { data } = await desk.list();
    expect(data).toHaveLength(2);
    expect((await desk.admin.call('readDonation', { id })).body.data.receipt).toMatchObject({
      number,
      issuer,
    });
    expect((await desk.admin.call('exportDonations', { query: { year: '2026-27' } })).status).toBe(
      200,
    );
  },
);

test('Meera can issue or cancel only the version of the donation that she has read', async () => {
  const id = await desk.recorded();
  await desk.admin.call('updateDonation', { id, body: { ...ritusGift, amount_paise: 200_000 } });
  const read = (version: number) => ({ id, headers: { 'if-match': `"${version}"` } });
  const cancel = (version: number) =>
    desk.admin.call('cancelDonation', { ...read(version), body: { reason: 'Sent back' } });

  const tooLate = await desk.admin.call('issueReceipt', read(1));
  expect([tooLate.status, tooLate.problem.code]).toEqual([412, 'staleDonation']);
  expect((await cancel(1)).problem.code).toBe('staleDonation');
  expect((await desk.admin.call('readDonation', { id })).body.data).toMatchObject({
    receipt: null,
    cancelled: null,
    version: 2,
  });
  expect((await desk.admin.call('issueReceipt', read(2))).body.data).toMatchObject({
    receipt: { number: '2026-27/0001' },
    version: 3,
  });
  expect((await cancel(3)).body.data.cancelled).toMatchObject({ reason: 'Sent back' });
});

test('receipt numbers have no gaps or duplicates, even when many are issued at once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => desk.recorded(anotherGift())));
  const last = await desk.recorded({ received_on: '2026-03-31' });
  const replies = await Promise.all([...ids, last, ...ids].map((id) => desk.issue(id)));
  const issued = replies.filter(({ status }) => status === 200);
  const numbers = issued.map(({ body }) => body.data.receipt?.number);
  const expected = ids.map((_, index) => `2026-27/${String(index + 1).padStart(4, '0')}`);
  expect(numbers.sort()).toEqual(['2025-26/0001', ...expected]);
});

test('a failed receipt uses no number', async () => {
  const id = await desk.recorded();
  const nameless = await openTestApp({}, { sharedWith: desk.testApp });
  onTestFinished(() => nameless.close());
  const elsewhere = await meera(nameless);
  expect((await elsewhere.call('issueReceipt', { id })).problem.code).toBe('receiptNeedsName');
  expect((await desk.issue(id)).body.data.receipt?.number).toBe('2026-27/0001');
});

test('a receipt does not mention an approval that had expired on the day of the donation', async () => {
  await desk.setClockTo('2027-05-01T06:00:00Z');
  const { body } = await desk.issue(await desk.recorded({ received_on: '2027-04-02' }));
  expect(body.data.receipt).toMatchObject({
    number: '2027-28/0001',
    issuer: { approval_80g: null },
  });
});

test('a receipt does not mention an approval that began after the donation', async () => {
  const tooEarly = await desk.recorded({ received_on: '2025-06-01' });
  const read = await desk.admin.call('readDonation', { id: tooEarly });
  expect(read.body.data).toMatchObject({ approval_missing: true });
  const before = await desk.issue(tooEarly);
  expect(before.body.data.receipt?.issuer).toMatchObject({ approval_80g: null });
  const on = await desk.issue(await desk.recorded({ received_on: '2025-06-02' }));
  expect(on.body.data.receipt?.issuer.approval_80g).toEqual({
    number: 'AAATP1234CF20231',
    issued_on: '2025-05-30',
    valid_until: '2027-03-31',
  });
});
