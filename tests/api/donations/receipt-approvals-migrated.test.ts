// Receipts of an earlier release, which stored the approval in the text of the issuer alone.
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '#server/db/migrations/index.ts';
import { meera } from '../../support/app/api/people.ts';
import { documentsOfTrust, recordDonation } from '../../support/app/donations.ts';
import { openTestApp } from '../../support/app/test-app.ts';

test('receipts of an earlier release are counted with their approval, however it was stored', async () => {
  const testApp = await openTestApp({}, { documents: documentsOfTrust });
  onTestFinished(() => testApp.close());
  testApp.setClockTo('2026-11-23T06:00:00Z');
  const admin = await meera(testApp);
  const { db, config } = testApp.ctx;
  const record = async () => (await recordDonation(admin)).body.data.id;
  const issueAs = async (issuer: string) => {
    const id = await record();
    await admin.call('issueReceipt', { id });
    const update = db.updateTable('donations').set({ receipt_issuer: issuer });
    await update.where('id', '=', id).execute();
    return id;
  };
  const approved = await issueAs('{ "approval_80g": { "number": "1", "valid_until": "" } }');
  const without = [
    await issueAs('{ "approval_80g": null }'),
    await issueAs('{"legal_name":"The Trust"}'),
    await issueAs('{"legal_name":'),
  ];
  await record();

  await sql`alter table donations drop column receipt_has_approval`.execute(db);
  const dialect = config.databaseUrl ? 'postgres' : 'sqlite';
  for (const statement of migrations['0032-receipt-approvals']?.[dialect] ?? []) {
    await sql.raw(statement).execute(db);
  }
  const rows = await db
    .selectFrom('donations')
    .select(['id', 'receipt_has_approval'])
    .where('receipt_number', 'is not', null)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: approved, receipt_has_approval: 1 },
    ...without.map((id) => ({ id, receipt_has_approval: 0 })),
  ]);
  const list = await admin.call('listDonations', { query: { year: '2026-27' } });
  expect(list.body.incomplete).toBe(4);
});
