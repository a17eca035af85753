// One gift is not recorded twice without a word: it would get two receipts.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { documentsOfTrust, ritusGift, similarTo } from '../../support/app/donations.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp({}, { documents: documentsOfTrust });
  testApp.setClockTo('2026-11-23T06:00:00Z');
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

const record = (change: object = {}, headers = {}) =>
  admin.call('createDonation', { body: { ...ritusGift, ...change }, headers });
const gifts = async () => (await admin.call('listDonations')).body.totals.gifts;

test('a gift like one that is recorded is refused, and the refusal names that one', async () => {
  const { id } = (await record()).body.data;
  const { status, problem } = await record({ donor_name: 'R. Malhotra', amount_paise: 15_000 });
  expect([status, problem.code]).toEqual([409, 'similarDonation']);
  expect(problem.errors).toEqual([
    {
      field: 'different_from',
      rule: 'sameGift',
      params: { id, donor: 'Ritu Malhotra', amount: '₹1,500', date: '2026-06-12' },
      message: `Gift ${id}: Ritu Malhotra, ₹1,500, 2026-06-12`,
    },
  ]);
  expect(await gifts()).toBe(1);
});

test('it is recorded once the sender says that it is another one, and only from the named ones', async () => {
  const first = await record();
  const different_from = similarTo(await record());
  expect(different_from).toEqual([first.body.data.id]);
  const second = await record({ different_from });
  expect(second.status).toBe(201);
  const third = await record({ different_from });
  expect(similarTo(third)).toEqual([second.body.data.id]);
  expect(await gifts()).toBe(2);
});

test('a cancelled gift may be recorded again, and an edit is not asked', async () => {
  const { id } = (await record()).body.data;
  const other = await record({ received_on: '2026-05-01', amount_paise: 90_000 });
  const edit = { ...ritusGift, id_number: 'XXXXXX234F' };
  const edited = await admin.call('updateDonation', { id: other.body.data.id, body: edit });
  expect(edited.status).toBe(200);
  for (const each of [id, other.body.data.id]) {
    await admin.call('cancelDonation', { id: each, body: { reason: 'Recorded twice' } });
  }
  expect((await record()).status).toBe(201);
});

test('a confirmed gift is recorded once, however often its request is sent', async () => {
  await record();
  const headers = { 'idempotency-key': randomUUID() };
  const refused = await record({}, headers);
  expect(refused.problem.code).toBe('similarDonation');
  const confirmed = { different_from: similarTo(refused) };
  const sent = await Promise.all([record(confirmed, headers), record(confirmed, headers)]);
  expect(new Set(sent.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await record(confirmed, headers)).body.data.id).toBe(sent[0]?.body.data.id);
  expect(await gifts()).toBe(2);
});

test('two equal requests with one key at once record one gift and refuse none', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const sent = await Promise.all([record({}, headers), record({}, headers)]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect(await gifts()).toBe(1);
});
