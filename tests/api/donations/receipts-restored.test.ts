// Receipts that were issued after the backup that is restored.
import { expect, test } from 'vitest';
import { restoreSummary } from '../../../scripts/backup/restore-summary.ts';
import { openRestoredTrust } from '../../support/app/restored-trust.ts';

const trust = openRestoredTrust();

async function setLast(financial_year: string, last: number): Promise<void> {
  await trust.testApp.ctx.db
    .insertInto('receipt_numbers')
    .values({ financial_year, last })
    .onConflict((conflict) => conflict.column('financial_year').doUpdateSet({ last }))
    .execute();
}

test('the restore names the receipts that the backup lacks, as their numbers are given again', async () => {
  await setLast('2025-26', 9);
  await setLast('2026-27', 2);
  const file = await trust.backUp();
  await setLast('2026-27', 5);
  await setLast('2027-28', 1);

  const restored = await trust.restore(file);

  expect(restored.lostReceipts.toSorted((a, b) => a.first.localeCompare(b.first))).toEqual([
    { count: 3, first: '2026-27/0003', last: '2026-27/0005' },
    { count: 1, first: '2027-28/0001', last: '2027-28/0001' },
  ]);
  const summary = restoreSummary(restored);
  expect(summary).toContain('Receipts that were issued after that time: 4.');
  expect(summary).toContain('2026-27/0003 to 2026-27/0005');
  expect(summary).toMatch(/Everything is as it was on .* IST\./);
});

test('a restore without later receipts does not speak of receipts', async () => {
  await setLast('2026-27', 2);
  const restored = await trust.restore(await trust.backUp());
  expect(restored.lostReceipts).toEqual([]);
  expect(restoreSummary(restored)).not.toContain('Receipts that');
});
