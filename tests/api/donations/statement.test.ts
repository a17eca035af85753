// Meera's yearly statement of the gifts under 80G: Form 113, formerly 10BD.
import { expect, test } from 'vitest';
import { fillDonorIndexes } from '#server/donations/fill-indexes-job.ts';
import { openDonationDesk } from '../../support/app/donation-desk.ts';
import { anotherGift } from '../../support/app/donations.ts';

const desk = openDonationDesk();

test('the gifts that the statement of a year would show with gaps are counted', async () => {
  await desk.issue(await desk.recorded());
  await desk.issue(await desk.recorded({ address: '' }));
  await desk.issue(await desk.recorded({ id_type: '', id_number: '', donor_name: 'Sunil Rao' }));
  await desk.recorded({ donor_name: 'Anita Rao' });
  await desk.issue(
    await desk.recorded({ donor_name: 'Sunil Pawar', mode: 'cash', amount_paise: 250_000 }),
  );
  const damaged = await desk.recorded({ donor_name: 'Lata Deshpande' });
  await desk.issue(damaged);
  const { db } = desk.testApp.ctx;
  const damage = db.updateTable('donations').set({ id_sealed: 'v1.damaged', id_index: null });
  await damage.where('id', '=', damaged).execute();
  await fillDonorIndexes(desk.testApp.ctx);
  await desk.recorded({ address: '', section: 'none' });
  await desk.recorded({ address: '', received_on: '2026-03-31' });
  const cancelled = await desk.recorded({ address: '' });
  await desk.admin.call('cancelDonation', { id: cancelled, body: { reason: 'Not ours' } });
  const listed = await desk.list({ year: '2026-27' });
  expect(listed.incomplete).toBe(5);
  expect(listed.incomplete_ids).toHaveLength(5);
  expect(listed.incomplete_ids).toContain(damaged);
  expect((await desk.list({ year: '2026-27', search: 'sunil' })).incomplete).toBe(5);
  expect((await desk.list()).incomplete).toBe(0);
});

test('a damaged number blocks neither the statement nor the donation, and is marked in both', async () => {
  const id = await desk.recorded();
  await desk.recorded({ donor_name: 'Sunil Rao', id_number: 'ABCDE1234G' });
  const damaged = desk.testApp.ctx.db
    .updateTable('donations')
    .set({ id_sealed: 'v1.damaged', id_index: null });
  await damaged.where('id', '=', id).execute();
  await fillDonorIndexes(desk.testApp.ctx);
  const { status, body } = await desk.admin.call('exportDonations', { query: { year: '2026-27' } });
  const [, first, second] = String(body).split('\r\n');
  expect([status, first]).toEqual([200, expect.stringContaining('1,,1,cannot be read: ')]);
  expect(second).toContain('ABCDE1234G');
  expect((await desk.admin.call('readDonation', { id })).body.data.id_number).toBe('XXXXXX234F');
});

test('a statement that cannot be read is an error, not an empty file', async () => {
  const { schema } = desk.testApp.ctx.db;
  await schema.alterTable('donations').renameTo('broken').execute();
  const exported = desk.admin.call('exportDonations', { query: { year: '2026-27' } });
  await expect(exported).rejects.toThrow('answered 500');
  await schema.alterTable('broken').renameTo('donations').execute();
});

test('a year without donations has a statement with its columns only', async () => {
  const { status, body } = await desk.admin.call('exportDonations', { query: { year: '1999-00' } });
  expect([status, body.trim().split('\n').length]).toEqual([200, 1]);
  expect(body).toContain('Name of donor');
});

test('a receipt from before its approval’s day of issue was known has it in the statement', async () => {
  const issuer = { approval_80g: { number: 'AAATP1234CF20231', valid_until: '2027-03-31' } };
  const earlier = { approval_80g: { ...issuer.approval_80g, number: 'AAATP1234CF20191' } };
  for (const stored of [issuer, earlier]) {
    const id = await desk.recorded(anotherGift());
    await desk.issue(id);
    await desk.testApp.ctx.db
      .updateTable('donations')
      .set({ receipt_issuer: JSON.stringify(stored) })
      .where('id', '=', id)
      .execute();
  }
  const { body } = await desk.admin.call('exportDonations', { query: { year: '2026-27' } });
  expect(body).toContain(',AAATP1234CF20231,2025-05-30,');
  expect(body).toContain(',AAATP1234CF20191,,');
});

test('the statement has full numbers, no formulas and no cancelled donation, and is logged', async () => {
  const id = await desk.recorded({ donor_name: '=HYPERLINK("x")', amount_paise: 150_050 });
  await desk.issue(id);
  await desk.recorded({ section: 'none', donor_name: 'Not under 80G' });
  const gone = await desk.recorded({ donor_name: 'Cancelled' });
  await desk.admin.call('cancelDonation', { id: gone, body: { reason: 'Not ours' } });
  const { headers, body } = await desk.admin.call('exportDonations', {
    query: { year: '2026-27' },
  });
  expect(headers['content-disposition']).toContain('statement-10bd-2026-27.csv');
  const [head, line, ...rest] = String(body).trimEnd().split('\r\n');
  expect(head).toContain('ID Code,Unique Identification Number,Section Code');
  expect(line).toBe(
    `1,,1,ABCDE1234F,Section 80G,AAATP1234CF20231,2025-05-30,"'=HYPERLINK(""x"")","12 Lake Road, Hadapsar, Pune",Others,Electronic modes including account payee cheque/draft,1500.50,2026-27/0001,2026-06-12`,
  );
  expect(rest).toEqual([]);
  expect(await desk.audit('export')).toMatchObject([
    { entity_name: 'statement 2026-27', actor_id: desk.admin.id },
  ]);
});
