import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { compressed } from './compressed.ts';
import { compressedOnce } from './compressed-once.ts';

const PAGE = Buffer.from('<p>Every life is a chapter.</p>\n'.repeat(500));
let folder: string;
let place: string;

beforeEach(() => {
  folder = temporaryFolder();
  place = join(folder, 'cache/about/index.html');
});

function expectPage({ br, gzip }: { br: Buffer; gzip: Buffer }, page = PAGE): void {
  expect(brotliDecompressSync(br)).toEqual(page);
  expect(gunzipSync(gzip)).toEqual(page);
}

test('the second start takes what the first has left', () => {
  expectPage(compressedOnce(PAGE, place));
  const recognizable = compressed(PAGE, 1).br;
  writeFileSync(`${place}.br`, recognizable);
  expect(compressedOnce(PAGE, place).br).toEqual(recognizable);
});

test('a page that has changed since is compressed again, also for the start after', () => {
  compressedOnce(PAGE, place);
  const longer = Buffer.concat([PAGE, PAGE]);
  expectPage(compressedOnce(longer, place), longer);
  expect(brotliDecompressSync(readFileSync(`${place}.br`))).toEqual(longer);
});

test.each(['br', 'gz'])('half a page is not believed: .%s', (ending) => {
  compressedOnce(PAGE, place);
  const whole = readFileSync(`${place}.${ending}`);
  writeFileSync(`${place}.${ending}`, whole.subarray(0, whole.length / 2));
  expectPage(compressedOnce(PAGE, place));
  expect(readFileSync(`${place}.${ending}`)).toEqual(whole);
});

test('where nothing can be kept, the page is there all the same', () => {
  writeFileSync(join(folder, 'cache'), 'a file in the way');
  expectPage(compressedOnce(PAGE, place));
});
