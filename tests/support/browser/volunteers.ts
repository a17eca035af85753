import type { Locator, Page } from '@playwright/test';
import { aarav, sunita } from '../app/entries/entries.ts';
import { type Program, request } from '../program/program.ts';
import { type Account, expect } from './e2e-fixtures.ts';

export const VOLUNTEERS = '/volunteer/admin?tab=volunteers';

export const detailsOf = ({ id }: { id: number }) => `/volunteer/admin/view-volunteer/${id}`;
export const editOf = ({ id }: { id: number }) => `/volunteer/admin/edit-volunteer/${id}`;
export const rowOf = (page: Page, { email }: { email: string }): Locator =>
  page.getByRole('row').filter({ hasText: email });

export async function findRow(page: Page, account: Account): Promise<Locator> {
  await page.goto(VOLUNTEERS);
  await page.getByRole('searchbox').fill(account.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  return rowOf(page, account);
}

export async function recordEntries(
  { address }: Program,
  by: Account,
  names: readonly string[],
): Promise<void> {
  const { email, password } = by;
  const { body } = await request(address, 'signIn', { body: { email, password } });
  for (const [place, name] of names.entries()) {
    const entry = { ...(place % 3 === 2 ? aarav : sunita), name };
    const created = await request(address, 'createSurvey', { token: body.token, body: entry });
    expect(created.status).toBe(201);
  }
}
