// The editor of the website as people use it.
import type { FrameLocator, Page } from '@playwright/test';
import { API_ROOT } from '#domain/endpoints.ts';
import { ADMIN } from '../../app/api/admin.ts';
import { adminToken, clientAt, type Program, request } from '../../program/program.ts';
import { expect } from '../e2e-fixtures.ts';

export const WEBSITE = '/volunteer/admin/website';

export async function openDocument(page: Page, name: string): Promise<void> {
  await page.goto(`${WEBSITE}/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The page beside the fields, once it can be clicked. */
export async function shownPage(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe[data-front]');
  await expect(frame.locator('[data-path]').first()).toBeAttached({ timeout: 30_000 });
  return frame;
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

/** The page as a visitor gets it. */
export async function visitedPage(program: Program, path: string): Promise<string> {
  return (await fetch(program.address + path)).text();
}

export async function giveEditorRight(program: Program, id: number): Promise<void> {
  const token = await adminToken(program.address);
  const { status } = await request(program.address, 'setEditor', {
    token,
    id,
    body: { is_editor: true },
  });
  expect(status).toBe(200);
}

/** As an admin. */
export async function publishDocument(
  program: Program,
  name: string,
  body: unknown,
  locale = 'en',
) {
  const { call } = clientAt(program.address, await adminToken(program.address));
  const document = { name, query: { locale } };
  await call('saveDraft', { ...document, body });
  const published = await call('publishDocument', {
    ...document,
    body: { password: ADMIN.password },
  });
  expect(published.status, String(published.bytes)).toBe(200);
}

/** Reverts a test's draft and publications. */
export async function restoreDocument(program: Program, name: string, locale = 'en') {
  const { call } = clientAt(program.address, await adminToken(program.address));
  const document = { name, query: { locale } };
  await call('dropDraft', document);
  await call('revertDocument', { name, query: { locale, version: 0 } });
  await call('publishDocument', { ...document, body: { password: ADMIN.password } });
  // Nothing is published where the test has changed nothing.
  await call('dropDraft', document);
}

/** Requests to save a draft. */
export const DRAFTS = `**${API_ROOT}/admin/website/*/draft*`;

/** The first paragraph that can be edited. */
export async function firstWords(page: Page) {
  const words = page.locator('main details[open] textarea').first();
  await expect(words).toBeVisible();
  return words;
}

/** Asha saves the current words with another heading, from another device. */
export async function writes(
  program: Program,
  asha: { email: string; password: string },
  heading: string,
): Promise<void> {
  const { body: session } = await request(program.address, 'signIn', {
    body: { email: asha.email, password: asha.password },
  });
  const { call } = clientAt(program.address, session.token);
  const name = 'page-about';
  const { document } = (await call('readDraft', { name })).body.data;
  const body = { ...document, opening: { ...Object(document.opening), heading } };
  expect((await call('saveDraft', { name, body })).status).toBe(200);
}
