// Meera exports all donations for the auditor.
import readXlsx from 'read-excel-file/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { readCsv } from '../../support/app/api/read-csv.ts';
import { documentsOfTrust, recordDonation, ritusGift } from '../../support/app/donations.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';

let testApp: TestApp;
let admin: Client;

beforeEach(async () => {
  testApp = await openTestApp({}, { documents: documentsOfTrust });
  testApp.stopClockAt('2026-11-23T06:00:00Z');
  admin = await meera(testApp);
});
afterEach(() => testApp.close());

async function record(change: object = {}): Promise<number> {
  return (await recordDonation(admin, change)).body.data.id;
}

async function register(query: Record<string, string> = {}) {
  const { body } = await admin.call('exportDonationRegister', { query });
  return readCsv(String(body));
}

test('the register has every gift by date, with its receipt and how it came, and masked numbers', async () => {
  const id = await record({ amount_paise: 150_050 });
  await admin.call('issueReceipt', { id });
  await record({ received_on: '2025-05-01', section: 'none', mode: 'cash' });
  const [older, newer] = await register();
  expect(older).toMatchObject({ 'Financial year': '2025-26', 'Tax section': '' });
  expect(older).toMatchObject({ 'How it came': 'Cash', 'Receipt number': '' });
  expect(newer).toMatchObject({
    'Date of the gift': '2026-06-12',
    'Receipt number': '2026-27/0001',
    'Receipt issued on': '2026-11-23',
    Donor: ritusGift.donor_name,
    'Number for the tax return': 'XXXXXX234F',
    'Amount in rupees': '1500.5',
    Purpose: ritusGift.purpose,
    'Tax section': '80G',
  });
});

test('a cancelled gift stands in the register with its reason', async () => {
  const id = await record();
  await admin.call('cancelDonation', { id, body: { reason: 'The cheque bounced' } });
  expect(await register()).toMatchObject([
    { 'Cancelled on': '2026-11-23', 'Why it was cancelled': 'The cheque bounced' },
  ]);
});

test('the register of one year has that year alone, and a name holds no formula', async () => {
  await record({ received_on: '2025-05-01' });
  await record({ donor_name: '=HYPERLINK("x")' });
  expect(await register({ year: '2026-27' })).toMatchObject([{ Donor: `'=HYPERLINK("x")` }]);
  expect(await register({ year: '1999-00' })).toEqual([]);
});

test('the days of the Excel file are dates', async () => {
  const id = await record();
  await admin.call('issueReceipt', { id });
  const { bytes } = await admin.call('exportDonationRegister', { query: { format: 'xlsx' } });
  const [sheet] = await readXlsx(bytes);
  const [titles = [], row = []] = sheet?.data ?? [];
  const cellOf = (title: string) => row[titles.indexOf(title)];
  expect(cellOf('Date of the gift')).toEqual(new Date('2026-06-12T00:00:00Z'));
  expect(cellOf('Receipt issued on')).toEqual(new Date('2026-11-23T00:00:00Z'));
  expect(cellOf('Cancelled on')).toBeNull();
});

test('each export of the register is logged, and is an Excel file where asked', async () => {
  const query = { year: '2026-27', format: 'xlsx' };
  const { headers } = await admin.call('exportDonationRegister', { query });
  expect(headers['content-disposition']).toContain('donation-register-2026-27.xlsx');
  await admin.call('exportDonationRegister');
  const events = testApp.ctx.db.selectFrom('audit_log').selectAll().where('action', '=', 'export');
  expect(await events.orderBy('id').execute()).toMatchObject([
    { entity: 'donation', entity_name: 'register 2026-27', actor_id: admin.id },
    { entity: 'donation', entity_name: 'register', actor_id: admin.id },
  ]);
});
