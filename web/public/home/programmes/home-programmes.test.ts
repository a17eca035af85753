import { expect, test } from 'vitest';
import { pageHome } from '#content/documents/pages/page-home.ts';
import { openWebsite } from '#content/website/website.ts';
import { programmeTiles } from '../../programme/programme-tiles.ts';
import { homeProgrammes } from './home-programmes.ts';

const website = openWebsite({ locale: 'en' });
const tiles = programmeTiles(website);
const words = website.words(pageHome).chapters;
const pathsOf = (programmes: readonly { path: string }[]) => programmes.map(({ path }) => path);

test('the editor’s three programmes are large, in her order, and every programme is listed once', () => {
  const { large, others } = homeProgrammes(tiles, { ...words, first: 'dream', second: 'krishi' });
  expect(pathsOf(large)).toEqual(['/dream', '/krishi', '/education']);
  expect(large.map(({ number }) => number)).toEqual([11, 1, 5]);
  expect([...pathsOf(large), ...pathsOf(others.programmes)].toSorted()).toEqual(
    pathsOf(tiles).toSorted(),
  );
});

test('a programme chosen twice is listed once', () => {
  const { large, others } = homeProgrammes(tiles, { ...words, second: words.first });
  expect(large).toHaveLength(2);
  expect(others.programmes).toHaveLength(9);
});
