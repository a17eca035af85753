import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './build-stamp.ts';

const sources = [...readSources(join(import.meta.dirname, '../..')).keys()];

test.each([
  ['web/root.tsx', 'a page'],
  ['server/site/csp.ts', 'imported by one that is imported'],
  ['server/images/seed-images.ts', 'imported by the build'],
  ['server/website/previews.ts', 'imported by the renderer'],
])('a change of %s makes the build stale: %s', (file) => {
  expect(sources).toContain(file);
});

test('a change of a module that only the running program has keeps the build', () => {
  expect(sources).not.toContain('server/surveys/list.ts');
  expect(sources.every((file) => !file.startsWith('build/'))).toBe(true);
});
