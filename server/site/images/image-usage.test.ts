import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { pictures } from '#content/pictures.ts';
import { pages } from '#content/site-map.ts';
import { pictureFile } from '#domain/images/images.ts';
import { temporaryFolder } from '../../../tests/support/app/temporary-folder.ts';
import { readImageUsage } from './image-usage.ts';

const list = join(import.meta.dirname, '../../../build/image-usage.json');
const built = readImageUsage(list);
const titlesOf = (name: string) => built.pagesOf(name).map(({ title }) => title);

beforeAll(() => expect(existsSync(list), 'npm run build comes first').toBe(true));

test('the uses of the well are the visible ones, in the order of the site', () => {
  expect(built.pagesOf('well.webp')).toEqual([
    { path: '/', title: 'Home' },
    { path: '/tailoredsupport', title: 'Tailored Support' },
    { path: '/wash', title: 'WASH' },
  ]);
  expect(built.builtAltOf('well.webp')).toBe(pictures.well.alt);
});

test('sources for phones and decorative uses are listed without a text of their own', () => {
  expect(titlesOf('hero-small.webp')).toEqual(['Home']);
  expect(titlesOf('market.webp')).toEqual(['Home']);
  expect(built.builtAltOf('hero-small.webp')).toBe('');
  expect(built.builtAltOf('market.webp')).toBe('');
});

test('a page that is built twice, also for an error, is listed once', () => {
  const contact = { path: '/contact', title: 'Contact us' };
  expect(built.pagesOf('letter.webp').filter(({ title }) => title === contact.title)).toEqual([
    contact,
  ]);
});

test('every delivered picture is used somewhere', () => {
  const scenes = Object.values(pictures).filter(({ kind }) => kind === 'scene');
  const unused = scenes.filter(({ name }) => built.pagesOf(pictureFile(name)).length === 0);
  expect(unused).toEqual([]);
  const known = new Set<string>(pages.map(({ path }) => path));
  const named = scenes.flatMap(({ name }) => built.pagesOf(pictureFile(name)));
  expect(named.filter(({ path }) => !known.has(path))).toEqual([]);
});

test('the stand-in lists the other pages where it appears', () => {
  expect(titlesOf('stand-in.webp')).toEqual(['Page not found']);
  expect(built.noteOf('stand-in.webp')).toBe('Shown wherever a picture is missing');
  expect(built.noteOf('well.webp')).toBeUndefined();
});

test.each(['meera-2026.webp', 'constructor', '__proto__'])('%s is not used yet', (name) => {
  expect(built.pagesOf(name)).toEqual([]);
  expect(built.builtAltOf(name)).toBe('');
});

test('before the first build no uses are known, and an invalid file is ignored', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'image-usage.json');
  expect(readImageUsage(file).pagesOf('well.webp')).toEqual([]);
  writeFileSync(file, '{"well.webp":["Home"]}');
  expect(() => readImageUsage(file)).toThrow(/pages|object/);
});
