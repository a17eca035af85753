// Meera keeps the register of donations.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillDonorIndexes } from '#server/donations/fill-indexes-job.ts';
import { fillSounds } from '#server/names/fill-sounds-job.ts';
import { openDonationDesk } from '../../support/app/donation-desk.ts';
import { ritusGift } from '../../support/app/donations.ts';

const desk = openDonationDesk();

test('a recorded donation has its donor’s number masked in the list and encrypted in the database', async () => {
  const { data } = (await desk.record()).body;
  expect(data).toMatchObject({ ...ritusGift, id_number: 'XXXXXX234F', financial_year: '2026-27' });
  expect((await desk.list()).data).toEqual([data]);
  const rows = await desk.testApp.ctx.db.selectFrom('donations').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('ABCDE1234F');
});

test('the full number can be read for one donation at a time, and each reading is logged', async () => {
  const id = await desk.recorded();
  expect(await desk.audit('readWhole')).toEqual([]);
  expect((await desk.admin.call('readDonation', { id })).body.data.id_number).toBe('ABCDE1234F');
  expect(await desk.audit('readWhole')).toMatchObject([{ entity_id: id, actor_id: desk.admin.id }]);
});

test.each([
  [{ amount_paise: 0 }, 'amount_paise'],
  [{ amount_paise: -100 }, 'amount_paise'],
  [{ amount_paise: 100.5 }, 'amount_paise'],
  [{ amount_paise: 10 ** 15 }, 'amount_paise'],
  [{ amount_paise: 'about 500' }, 'amount_paise'],
  [{ received_on: '2026-11-24' }, 'received_on'],
  [{ received_on: '1949-12-31' }, 'received_on'],
  [{ received_on: '2026-02-30' }, 'received_on'],
  [{ id_number: 'ABCDE12345' }, 'id_number'],
  [{ donor_name: ' ' }, 'donor_name'],
  [{ mode: 'barter' }, 'mode'],
  [{ phone: 'abc' }, 'phone'],
  [{ query_id: 1.5 }, 'query_id'],
])('%j is refused at its field', async (change, field) => {
  const { status, problem } = await desk.record(change);
  expect([status, problem.errors[0]?.field]).toEqual([422, field]);
  expect((await desk.list()).data).toEqual([]);
});

test('the list is searched, filtered by year and totalled without cancelled donations', async () => {
  await desk.recorded();
  const old = await desk.recorded({
    amount_paise: 50_050,
    donor_name: 'Sunil Rao',
    received_on: '2026-03-31',
  });
  expect((await desk.list()).totals).toEqual({ gifts: 2, amount_paise: 200_050 });
  expect((await desk.list()).years).toEqual(['2026-27', '2025-26']);
  expect((await desk.list({ year: '2025-26' })).data).toMatchObject([{ id: old }]);
  expect((await desk.list({ search: 'sunil' })).totals).toEqual({ gifts: 1, amount_paise: 50_050 });
  expect((await desk.list({ search: 'rao  sunil' })).totals.gifts).toBe(1);
  expect((await desk.list({ search: 'rao malhotra' })).totals.gifts).toBe(0);
  await desk.admin.call('cancelDonation', { id: old, body: { reason: 'Not ours' } });
  expect((await desk.list()).totals).toEqual({ gifts: 1, amount_paise: 150_000 });
  expect((await desk.list()).pagination.total_records).toBe(2);
  expect((await desk.admin.call('listDonations', { query: { year: '2026' } })).status).toBe(400);
});

test('a donation can be edited until it has a receipt, and only cancelled afterwards', async () => {
  const id = await desk.recorded();
  const edit = (change: object, headers = {}) =>
    desk.admin.call('updateDonation', {
      id,
      body: { ...ritusGift, id_number: 'XXXXXX234F', ...change },
      headers,
    });
  expect((await edit({ purpose: 'Education' })).body.data).toMatchObject({ version: 2 });
  expect((await edit({ purpose: 'Old' }, { 'if-match': '"1"' })).problem.code).toBe(
    'staleDonation',
  );
  expect((await desk.admin.call('readDonation', { id })).body.data).toMatchObject({
    purpose: 'Education',
    id_number: 'ABCDE1234F',
    approval_missing: false,
  });
  expect((await edit({ id_number: 'XXXXXX999Z' })).problem.errors[0]?.rule).toBe('documentMasked');

  expect((await desk.issue(id)).body.data.receipt).toMatchObject({
    number: '2026-27/0001',
    issuer: { legal_name: 'Prakash Trust', approval_80g: { number: 'AAATP1234CF20231' } },
  });
  expect((await desk.issue(id)).problem.code).toBe('receiptIssued');
  expect((await edit({ purpose: 'Later' })).problem.code).toBe('receiptIssued');

  expect((await desk.admin.call('cancelDonation', { id, body: { reason: ' ' } })).status).toBe(422);
  const body = { reason: 'Recorded twice' };
  expect((await desk.admin.call('cancelDonation', { id, body })).body.data).toMatchObject({
    receipt: { number: '2026-27/0001' },
    cancelled: body,
  });
  expect((await desk.admin.call('cancelDonation', { id, body })).problem.code).toBe(
    'donationCancelled',
  );
});

test('an invalid If-Match gets the donation’s error message', async () => {
  const id = await desk.recorded();
  const headers = { 'if-match': 'the one that I saw' };
  const { status, problem } = await desk.admin.call('updateDonation', {
    id,
    body: ritusGift,
    headers,
  });
  expect([status, problem.code]).toEqual([412, 'staleDonation']);
});

test('a damaged change is left out of the history, and the others are shown', async () => {
  const id = await desk.recorded();
  const at = new Date().toISOString();
  const row = { donation_id: id, action: 'update' as const, by: desk.admin.id, at };
  await desk.testApp.ctx.db
    .insertInto('donation_changes')
    .values({ ...row, changes: '{"a' })
    .execute();
  const { status, body } = await desk.admin.call('readDonationHistory', { id });
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({ action: 'update', changes: [] });
});

test('the history of a donation has its actions with who, when and the edited fields', async () => {
  const id = await desk.recorded();
  await desk.admin.call('updateDonation', {
    id,
    body: { ...ritusGift, amount_paise: 200_000, mode: 'bank', id_number: 'ABCDF1234F' },
  });
  await desk.issue(id);
  await desk.admin.call('cancelDonation', { id, body: { reason: 'Sent back' } });
  const { body } = await desk.admin.call('readDonationHistory', { id });
  const by = { id: desk.admin.id, name: expect.any(String) };
  const at = expect.any(String);
  expect(body.data).toEqual([
    { action: 'cancel', at, by, changes: [] },
    { action: 'issueReceipt', at, by, changes: [] },
    {
      action: 'update',
      at,
      by,
      changes: [
        { field: 'amount_paise', before: 150_000, after: 200_000 },
        { field: 'mode', before: 'upi', after: 'bank' },
        { field: 'id_number', before: 'XXXXXX234F', after: 'XXXXXX234F' },
      ],
    },
    { action: 'create', at, by, changes: [] },
  ]);
});

test('a donor is found by phone in any grouping, and by PAN only as a whole', async () => {
  const id = await desk.recorded({ phone: '+91 52310-44718' });
  await desk.recorded({ donor_name: 'Sunil Rao', id_type: '', id_number: '' });
  for (const search of ['52310 44718', '05231044718', '44718', 'abcde 1234f', 'ABCDE1234F']) {
    expect((await desk.list({ search })).data, search).toMatchObject([{ id }]);
  }
  for (const search of ['ABCDE1234', '1234F', '234F', 'XXXXXX234F']) {
    expect((await desk.list({ search })).data, search).toEqual([]);
  }
});

test('a donor is found in any spelling, the exact one first, and a gift by amount and day', async () => {
  const marathi = await desk.recorded({ donor_name: 'सुनील कुलकर्णी', received_on: '2026-07-01' });
  const english = await desk.recorded({ donor_name: 'Sunil Kulkarni', amount_paise: 10_000_000 });
  await desk.recorded({ donor_name: 'Anita Rao', received_on: '2026-07-03' });
  const ids = async (search: string) => (await desk.list({ search })).data.map(({ id }) => id);
  expect(await ids('kulkarni')).toEqual([english, marathi]);
  expect(await ids('कुलकर्णी')).toEqual([marathi, english]);
  expect((await desk.list({ search: 'sunil kulkarnee' })).totals.gifts).toBe(2);
  for (const search of ['100000', '1,00,000', '₹1,00,000']) {
    expect(await ids(search), search).toEqual([english]);
  }
  for (const search of ['2026-07-01', '1/7/2026', '1 July 2026']) {
    expect(await ids(search), search).toEqual([marathi]);
  }
});

test('gifts of an earlier release are found by sound once the job has read them', async () => {
  const id = await desk.recorded({ donor_name: 'सुनील कुलकर्णी' });
  await desk.testApp.ctx.db.updateTable('donations').set({ sounds: '' }).execute();
  expect((await desk.list({ search: 'kulkarni' })).data).toEqual([]);
  expect(await fillSounds(desk.testApp.ctx, 'donations')).toBe(1);
  expect((await desk.list({ search: 'kulkarni' })).data).toMatchObject([{ id }]);
  expect(await fillSounds(desk.testApp.ctx, 'donations')).toBe(0);
});

test('numbers encrypted with new keys are found again once the job has indexed them', async () => {
  const id = await desk.recorded();
  const { db } = desk.testApp.ctx;
  await db.updateTable('donations').set({ id_index: null }).execute();
  expect((await desk.list({ search: 'ABCDE1234F' })).data).toEqual([]);
  expect(await fillDonorIndexes(desk.testApp.ctx)).toBe(1);
  expect((await desk.list({ search: 'ABCDE1234F' })).data).toMatchObject([{ id }]);
  expect(await fillDonorIndexes(desk.testApp.ctx)).toBe(0);
});

test('the same request sent twice records one donation', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = await Promise.all([desk.record({}, headers), desk.record({}, headers)]);
  expect(second.body.data).toEqual(first.body.data);
  expect((await desk.record({ purpose: 'Other' }, headers)).problem.code).toBe('keyReused');
  expect((await desk.list()).data).toHaveLength(1);
  const [one, other] = await Promise.all([
    desk.record({ query_id: 7 }),
    desk.record({ query_id: 7 }),
  ]);
  expect([one.status, other.status].sort()).toEqual([201, 409]);
});
