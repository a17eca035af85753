import type { Locator, Page } from '@playwright/test';
import { API_ROOT } from '#domain/endpoints.ts';
import { expect, startSession } from '../browser/e2e-fixtures.ts';
import { adminToken, type Program } from '../program/program.ts';
import { commentedPhoto, type ImageOptions, picture, uploadTo } from './pictures.ts';

export const IMAGES = '/volunteer/admin/images';
export const LIST_CALL = `**${API_ROOT}/admin/images`;
export const UPLOAD_CALL = `**${API_ROOT}/admin/images/upload`;

/** @param search query string, as `?search=well` */
export async function openImages(page: Page, search = ''): Promise<string> {
  const token = await startSession(page);
  await page.goto(IMAGES + search);
  await expect(page.getByRole('group', { name: 'Sort by' })).toBeVisible();
  return token;
}

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

export const namesOn = (page: Page): Promise<string[]> =>
  page.locator('tbody strong').allInnerTexts();

export const previewButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Preview ${name}`, exact: true });

export const preview = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** The upload's row in the list of uploads. */
export const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });

export const uploadControl = (page: Page): Locator => page.getByLabel('Upload Image');

export async function uploadImage(
  { address }: Program,
  name: string,
  options?: ImageOptions,
): Promise<string> {
  const bytes = await picture(name.endsWith('.png') ? 'png' : 'jpeg', options);
  const { status, body } = await uploadTo(address, await adminToken(address), bytes, { name });
  expect(status).toBe(201);
  return body.data.name;
}

export async function colorOf(image: Locator): Promise<number[]> {
  await image.scrollIntoViewIfNeeded();
  return image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const canvas = new OffscreenCanvas(1, 1);
    const brush = canvas.getContext('2d');
    const { naturalWidth, naturalHeight } = shown;
    brush?.drawImage(shown, naturalWidth / 2, naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
}

/** Allows for the small differences between encoders. */
export function isColor([...shown]: number[], wanted: readonly number[]): boolean {
  return shown.length === 3 && shown.every((one, at) => Math.abs(one - (wanted[at] ?? 0)) < 12);
}

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function jpegFile(name: string, options?: ImageOptions): Promise<PictureFile> {
  return { name, mimeType: 'image/jpeg', buffer: await picture('jpeg', options) };
}

/** About 400 kB: more than a slow connection takes at once. */
export async function largeFile(name: string): Promise<PictureFile> {
  return { name, mimeType: 'image/jpeg', buffer: await commentedPhoto(800, 600) };
}

export function dataTransferOf(page: Page, files: readonly PictureFile[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }));
  return page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of given) {
      const content = Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
}

export async function replaceBy(page: Page, where: Locator, file: PictureFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await where.getByRole('button', { name: 'Replace' }).click();
  await (await chooser).setFiles(file);
}

/** Doubles the browser's font size, as a user's setting would. @returns a function that resets it */
export async function doubleTextSize(page: Page): Promise<() => Promise<void>> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return async () => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  };
}
