// The editor of the website as people use it.
import type { FrameLocator, Page } from '@playwright/test';
import { API_ROOT } from '#domain/endpoints.ts';
import { ADMIN } from '../app/admin.ts';
import { adminToken, type Program, request } from '../program/program.ts';
import { expect } from './e2e-fixtures.ts';

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
  const { status } = await request(program.address, `/volunteers/editor?id=${id}`, {
    token,
    method: 'PATCH',
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
  const token = await adminToken(program.address);
  const call = (path: string, method: string, sent: unknown) =>
    request(program.address, `/admin/website/${name}/${path}?locale=${locale}`, {
      token,
      method,
      body: sent,
    });
  await call('draft', 'PUT', body);
  const { status, body: answer } = await call('publish', 'POST', { password: ADMIN.password });
  expect(status, JSON.stringify(answer)).toBe(200);
}

/** Reverts a test's draft and publications. */
export async function restoreDocument(program: Program, name: string, locale = 'en') {
  const token = await adminToken(program.address);
  const call = (path: string, method: string, body?: unknown) =>
    request(program.address, `/admin/website/${name}/${path}locale=${locale}`, {
      token,
      method,
      body,
    });
  await call('draft?', 'DELETE');
  await call('put-back?version=0&', 'POST');
  await call('publish?', 'POST', { password: ADMIN.password });
  // Nothing is published where the test has changed nothing.
  await call('draft?', 'DELETE');
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
  const { body: session } = await request(program.address, '/volunteers/login', {
    body: { email: asha.email, password: asha.password },
  });
  const draft = (method: 'GET' | 'PUT', body?: unknown) =>
    request(program.address, '/admin/website/page-about/draft', {
      token: session.token,
      method,
      body,
    });
  const { data } = (await draft('GET')).body;
  data.document.opening.heading = heading;
  expect((await draft('PUT', data.document)).status).toBe(200);
}
