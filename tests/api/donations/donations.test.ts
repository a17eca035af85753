// Meera keeps the register of donations.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDonorIndexes } from '#server/donations/fill-indexes-job.ts';
import { fillSounds } from '#server/names/fill-sounds-job.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { documentsOfTrust, recordDonation, ritusGift } from '../../support/app/donations.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp({}, { documents: documentsOfTrust });
  // A day in the financial year 2026-27.
  testApp.setClockTo('2026-11-23T06:00:00Z');
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const record = (change: object = {}, headers: Record<string, string> = {}) =>
  recordDonation(admin, change, headers);
const recorded = async (change: object = {}): Promise<number> =>
  (await record(change)).body.data.id;
const list = async (query: Record<string, string> = {}) =>
  (await admin.call('listDonations', { query })).body;
const issue = (id: number) => admin.call('issueReceipt', { id });
const audit = async (action: string) => {
  const log = testApp.ctx.db.selectFrom('audit_log').selectAll();
  return log.where('entity', '=', 'donation').where('action', '=', action).execute();
};

test('a recorded donation has its donor’s number masked in the list and encrypted in the database', async () => {
  const { data } = (await record()).body;
  expect(data).toMatchObject({ ...ritusGift, id_number: 'XXXXXX234F', financial_year: '2026-27' });
  expect((await list()).data).toEqual([data]);
  const rows = await testApp.ctx.db.selectFrom('donations').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('ABCDE1234F');
});

test('the full number can be read for one donation at a time, and each reading is logged', async () => {
  const id = await recorded();
  expect(await audit('readWhole')).toEqual([]);
  expect((await admin.call('readDonation', { id })).body.data.id_number).toBe('ABCDE1234F');
  expect(await audit('readWhole')).toMatchObject([{ entity_id: id, actor_id: admin.id }]);
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
  const { status, problem } = await record(change);
  expect([status, problem.errors[0]?.field]).toEqual([422, field]);
  expect((await list()).data).toEqual([]);
});

test('the list is searched, filtered by year and totalled without cancelled donations', async () => {
  await recorded();
  const old = await recorded({
    amount_paise: 50_050,
    donor_name: 'Sunil Rao',
    received_on: '2026-03-31',
  });
  expect((await list()).totals).toEqual({ gifts: 2, amount_paise: 200_050 });
  expect((await list()).years).toEqual(['2026-27', '2025-26']);
  expect((await list({ year: '2025-26' })).data).toMatchObject([{ id: old }]);
  expect((await list({ search: 'sunil' })).totals).toEqual({ gifts: 1, amount_paise: 50_050 });
  expect((await list({ search: 'rao  sunil' })).totals.gifts).toBe(1);
  expect((await list({ search: 'rao malhotra' })).totals.gifts).toBe(0);
  await admin.call('cancelDonation', { id: old, body: { reason: 'Not ours' } });
  expect((await list()).totals).toEqual({ gifts: 1, amount_paise: 150_000 });
  expect((await list()).pagination.total_records).toBe(2);
  expect((await admin.call('listDonations', { query: { year: '2026' } })).status).toBe(400);
});

test('a donation can be edited until it has a receipt, and only cancelled afterwards', async () => {
  const id = await recorded();
  const edit = (change: object, headers = {}) =>
    admin.call('updateDonation', {
      id,
      body: { ...ritusGift, id_number: 'XXXXXX234F', ...change },
      headers,
    });
  expect((await edit({ purpose: 'Education' })).body.data).toMatchObject({ version: 2 });
  expect((await edit({ purpose: 'Old' }, { 'if-match': '"1"' })).problem.code).toBe(
    'staleDonation',
  );
  expect((await admin.call('readDonation', { id })).body.data).toMatchObject({
    purpose: 'Education',
    id_number: 'ABCDE1234F',
    approval_missing: false,
  });
  expect((await edit({ id_number: 'XXXXXX999Z' })).problem.errors[0]?.rule).toBe('documentMasked');

  expect((await issue(id)).body.data.receipt).toMatchObject({
    number: '2026-27/0001',
    issuer: { legal_name: 'Prakash Trust', approval_80g: { number: 'AAATP1234CF20231' } },
  });
  expect((await issue(id)).problem.code).toBe('receiptIssued');
  expect((await edit({ purpose: 'Later' })).problem.code).toBe('receiptIssued');

  expect((await admin.call('cancelDonation', { id, body: { reason: ' ' } })).status).toBe(422);
  const body = { reason: 'Recorded twice' };
  expect((await admin.call('cancelDonation', { id, body })).body.data).toMatchObject({
    receipt: { number: '2026-27/0001' },
    cancelled: body,
  });
  expect((await admin.call('cancelDonation', { id, body })).problem.code).toBe('donationCancelled');
});

test('an invalid If-Match gets the donation’s error message', async () => {
  const id = await recorded();
  const headers = { 'if-match': 'the one that I saw' };
  const { status, problem } = await admin.call('updateDonation', { id, body: ritusGift, headers });
  expect([status, problem.code]).toEqual([412, 'staleDonation']);
});

test('a damaged change is left out of the history, and the others are shown', async () => {
  const id = await recorded();
  const at = new Date().toISOString();
  const row = { donation_id: id, action: 'update' as const, by: admin.id, at };
  await testApp.ctx.db
    .insertInto('donation_changes')
    .values({ ...row, changes: '{"a' })
    .execute();
  const { status, body } = await admin.call('readDonationHistory', { id });
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({ action: 'update', changes: [] });
});

test('the history of a donation has its actions with who, when and the edited fields', async () => {
  const id = await recorded();
  await admin.call('updateDonation', {
    id,
    body: { ...ritusGift, amount_paise: 200_000, mode: 'bank', id_number: 'ABCDF1234F' },
  });
  await issue(id);
  await admin.call('cancelDonation', { id, body: { reason: 'Sent back' } });
  const { body } = await admin.call('readDonationHistory', { id });
  const by = { id: admin.id, name: expect.any(String) };
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
  const id = await recorded({ phone: '+91 52310-44718' });
  await recorded({ donor_name: 'Sunil Rao', id_type: '', id_number: '' });
  for (const search of ['52310 44718', '05231044718', '44718', 'abcde 1234f', 'ABCDE1234F']) {
    expect((await list({ search })).data, search).toMatchObject([{ id }]);
  }
  for (const search of ['ABCDE1234', '1234F', '234F', 'XXXXXX234F']) {
    expect((await list({ search })).data, search).toEqual([]);
  }
});

test('a donor is found in any spelling, the exact one first, and a gift by amount and day', async () => {
  const marathi = await recorded({ donor_name: 'सुनील कुलकर्णी', received_on: '2026-07-01' });
  const english = await recorded({ donor_name: 'Sunil Kulkarni', amount_paise: 10_000_000 });
  await recorded({ donor_name: 'Anita Rao', received_on: '2026-07-03' });
  const ids = async (search: string) => (await list({ search })).data.map(({ id }) => id);
  expect(await ids('kulkarni')).toEqual([english, marathi]);
  expect(await ids('कुलकर्णी')).toEqual([marathi, english]);
  expect((await list({ search: 'sunil kulkarnee' })).totals.gifts).toBe(2);
  for (const search of ['100000', '1,00,000', '₹1,00,000']) {
    expect(await ids(search), search).toEqual([english]);
  }
  for (const search of ['2026-07-01', '1/7/2026', '1 July 2026']) {
    expect(await ids(search), search).toEqual([marathi]);
  }
});

test('gifts of an earlier release are found by sound once the job has read them', async () => {
  const id = await recorded({ donor_name: 'सुनील कुलकर्णी' });
  await testApp.ctx.db.updateTable('donations').set({ sounds: '' }).execute();
  expect((await list({ search: 'kulkarni' })).data).toEqual([]);
  expect(await fillSounds(testApp.ctx, 'donations')).toBe(1);
  expect((await list({ search: 'kulkarni' })).data).toMatchObject([{ id }]);
  expect(await fillSounds(testApp.ctx, 'donations')).toBe(0);
});

test('numbers encrypted with new keys are found again once the job has indexed them', async () => {
  const id = await recorded();
  const { db } = testApp.ctx;
  await db.updateTable('donations').set({ id_index: null }).execute();
  expect((await list({ search: 'ABCDE1234F' })).data).toEqual([]);
  expect(await fillDonorIndexes(testApp.ctx)).toBe(1);
  expect((await list({ search: 'ABCDE1234F' })).data).toMatchObject([{ id }]);
  expect(await fillDonorIndexes(testApp.ctx)).toBe(0);
});

test('the same request sent twice records one donation', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = await Promise.all([record({}, headers), record({}, headers)]);
  expect(second.body.data).toEqual(first.body.data);
  expect((await record({ purpose: 'Other' }, headers)).problem.code).toBe('keyReused');
  expect((await list()).data).toHaveLength(1);
  const [one, other] = await Promise.all([record({ query_id: 7 }), record({ query_id: 7 })]);
  expect([one.status, other.status].sort()).toEqual([201, 409]);
});
