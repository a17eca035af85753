// The pictures of the pages that other sites show.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pages } from '#content/site-map.ts';
import { imageNameKey } from '#domain/images/image-name.ts';
import { type BuiltSite, openBuiltSite } from '../built-site.ts';
import { readDeliveredAlts } from './delivered-alts.ts';
import { imageValues } from './image-placeholders.ts';
import { readImageUsage } from './image-usage.ts';

const build = join(import.meta.dirname, '../../../build');
const imageUsage = readImageUsage(join(build, 'image-usage.json'));
const deliveredAlts = readDeliveredAlts(join(build, 'picture-alts.json'));

const delivered = { usage: imageUsage, deliveredAlts };

let site: BuiltSite;

beforeAll(() => {
  expect(existsSync(join(build, 'client')), 'npm run build comes first').toBe(true);
  const values = [
    ['origin', 'https://trust.example'],
    ['form_action', '/f/contact'],
  ] as const;
  site = openBuiltSite(join(build, 'client'), new Map(values));
});

test('other sites show the picture of an admin instead of the drawn one', async () => {
  expect(await usingDrawn('its drawing')).toBeGreaterThan(pages.length);
  expect(await usingDrawn(null)).toBe(0);
  const html = site.files.get('/wash')?.body.toString();
  expect(html).toMatch(/"og:image" content="https:\/\/trust\.example\/images\/\w+\.webp\?w=1200"/);
  expect(html).toContain('<meta property="og:image:height" content="800"/>');
});

test('other sites show the icon of the site instead of a picture that an admin has deleted', async () => {
  expect(await usingDrawn('its drawing', [], imageUsage.imageNames)).toBe(0);
  const html = site.files.get('/wash')?.body.toString();
  expect(html).toContain('"og:image" content="https://trust.example/icons/icon-512.png"');
  expect(html).toContain('<meta property="og:image:height" content="512"/>');
});

test('other sites show the drawn pictures while the start could not store them', async () => {
  expect(await usingDrawn('its drawing', [])).toBeGreaterThan(pages.length);
});

/** @returns the number of files that name a drawn picture for other sites */
async function usingDrawn(
  drawn_mark: string | null,
  names = imageUsage.imageNames,
  deleted: readonly string[] = [],
) {
  const details = { alt: '', alt_hi: '', alt_mr: '', focus: '', width: 3000, height: 2000 };
  const keys = new Set(deleted.map(imageNameKey));
  const images = names.map((name) => ({ name, drawn_mark, ...details }));
  await site.update({ values: imageValues(delivered, images, keys) });
  const texts = [...site.files].filter(([path]) => !path.startsWith('/assets/'));
  expect(texts.filter(([, { body }]) => body.includes('{{share_'))).toEqual([]);
  return texts.filter(([, { body }]) => body.includes('/shared/')).length;
}
