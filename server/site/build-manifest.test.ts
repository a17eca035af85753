import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/app/temporary-folder.ts';
import { readBuildManifest } from './build-manifest.ts';

const USAGE = { 'well.webp': { pages: [], alt: 'A well', focus: '' } };

function buildBeside(name: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'image-usage.json'), JSON.stringify(USAGE));
  mkdirSync(join(folder, name));
  return join(folder, name);
}

test('a build is described by the files beside its pages', () => {
  expect(readBuildManifest(buildBeside('client')).usage.imageNames).toEqual(['well.webp']);
});

test('without a build, files beside the working directory are not read', () => {
  const { usage, deliveredAlts, trustNames, shown } = readIn(buildBeside('work'));
  expect([usage.imageNames, usage.builtAltOf('well.webp')]).toEqual([[], '']);
  expect([deliveredAlts, trustNames, shown.pages.size]).toEqual([{}, {}, 0]);
});

function readIn(folder: string) {
  const before = process.cwd();
  onTestFinished(() => process.chdir(before));
  process.chdir(folder);
  return readBuildManifest(undefined);
}
