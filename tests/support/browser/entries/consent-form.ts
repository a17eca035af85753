// The consent chapter of the form, and the notice above it.
import type { Page } from '@playwright/test';
import { adminToken, type Program, request } from '../../program/program.ts';
import { expect } from '../e2e-fixtures.ts';

const HINDI = 'हम आपका नाम और पता लिखते हैं।';
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Survey' });
export const consentChapter = (page: Page) => page.getByRole('region', { name: /Consent$/ });
export const radio = (page: Page, label: string) =>
  page.getByRole('radio', { name: label, exact: true });

export async function publish({ address }: Program, en: string): Promise<void> {
  const token = await adminToken(address);
  const body = { en, hi: HINDI };
  expect((await request(address, 'publishPrivacyNotice', { token, body })).status).toBe(201);
}

export async function endNotice({ address }: Program): Promise<void> {
  const token = await adminToken(address);
  await request(address, 'endPrivacyNotice', { token, body: {} });
}

export async function agree(page: Page): Promise<void> {
  await radio(page, 'The person').check();
  await radio(page, 'Read aloud').check();
  await consentChapter(page).getByRole('radio', { name: 'हिंदी' }).last().check();
}
