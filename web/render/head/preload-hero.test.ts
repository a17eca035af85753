import { expect, test } from 'vitest';
import { heroPreloads } from './preload-hero.ts';

const PHONES = '(max-width: 760px)';
const WIDE_AND_DENSE = '(min-width: 761px) and (min-resolution: 1.5dppx)';

const source = (media: string, type: string, srcSet: string) =>
  `<source${media && ` media="${media}"`} type="${type}" srcSet="${srcSet}" sizes="100vw"/>`;

const hero = (...sources: string[]) =>
  `<picture>${sources.join('')}<img fetchPriority="high" src="/well"/></picture>`;

const medias = (html: string) =>
  [...html.matchAll(/imagesrcset="([^"]*)".*?(?: media="([^"]*)")?\/>/g)].map(([, set, media]) => [
    set,
    media,
  ]);

test('only the source for the current screen is preloaded, and never SVG', () => {
  const html = hero(
    source(PHONES, 'image/avif', 'small'),
    source(WIDE_AND_DENSE, 'image/svg+xml', '/drawings/well.svg'),
    source('', 'image/avif', 'large'),
  );
  expect(medias(heroPreloads(html))).toEqual([
    ['small', PHONES],
    ['large', `(not (${PHONES})) and (not (${WIDE_AND_DENSE}))`],
  ]);
});

test('a single source is preloaded on every screen', () => {
  expect(medias(heroPreloads(hero(source('', 'image/avif', 'well'))))).toEqual([
    ['well', undefined],
  ]);
});

test('a page whose first picture is not urgent preloads nothing', () => {
  expect(heroPreloads('<picture><source srcSet="well"/><img loading="lazy"/></picture>')).toBe('');
});
