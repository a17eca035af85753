// A trust that has published its registrations and bank details.
import { bank } from '#content/documents/bank.ts';
import { registrations } from '#content/documents/registrations.ts';
import type { Program } from '../../program/program.ts';
import { publishDocument } from './website-editor.ts';

export const PAYMENT_PAGE = 'https://pay.example/prakash-trust';

const published = new Set<string>();

/** The tests of a file share a program, so this publishes once. */
export async function publishTrust(program: Program): Promise<void> {
  if (published.has(program.address)) return;
  published.add(program.address);
  const names = { legal_name: 'Prakash Trust', pan: 'AAATP1234C' };
  await publishDocument(program, 'registrations', { ...registrations.defaults.en, ...names });
  await publishDocument(program, 'bank', {
    ...bank.defaults.en,
    published: true,
    account_name: 'Prakash Trust',
    upi_id: 'prakash@bank',
    merchant_code: '8398',
    payment_page: PAYMENT_PAGE,
    amounts: [{ rupees: 1500, does: 'a month of a balwadi' }],
  });
}
