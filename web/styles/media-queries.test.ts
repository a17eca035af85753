// The queries of scripts are copies of the custom media in media.css.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FROM_DESKTOP, PHONE } from '../desk/layout/media-queries.ts';
import { NARROW, WIDE } from '../ui/picture.tsx';

const PIXELS_PER_EM = 16;
const css = readFileSync(new URL('media.css', import.meta.url), 'utf8');

test.each([
  ['phone', PHONE],
  ['from-desktop', FROM_DESKTOP],
])('scripts have the query --%s', (name, query) => {
  expect(query).toBe(queryOf(name));
});

test('a picture is narrow up to the width from which the layout is a tablet’s', () => {
  const tablet = emsIn(queryOf('from-tablet')) * PIXELS_PER_EM;
  expect(NARROW).toBe(`(max-width: ${tablet}px)`);
  expect(WIDE).toBe(`(min-width: ${tablet + 1}px)`);
});

function queryOf(name: string): string | undefined {
  return new RegExp(`@custom-media --${name} (.+);`).exec(css)?.[1];
}

function emsIn(query = ''): number {
  return Number(/([\d.]+)em/.exec(query)?.[1]);
}
