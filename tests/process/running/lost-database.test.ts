// A missing database, because its disk is not mounted or was emptied, does not start a new trust.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openContext } from '#server/startup/open-context.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'adhyay-lost-'));
  await open().then(({ close }) => close());
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => openContext(readConfig({ DATA_DIR: dataDir }), () => {});
const database = () => join(dataDir, 'adhyay.sqlite');

test.each([
  ['gone', () => rmSync(database())],
  ['empty', () => writeFileSync(database(), '')],
])(
  'a database that is %s beside its keys stops the start, and nothing is created',
  async (_, lose) => {
    lose();
    const before = readdirSync(dataDir);
    await expect(open()).rejects.toThrow(/keys is there, but the database .* is missing or empty/);
    expect(readdirSync(dataDir)).toEqual(before);
  },
);

test('with the keys removed as well, a new trust begins', async () => {
  rmSync(database());
  rmSync(join(dataDir, 'keys'));
  await open().then(({ close }) => close());
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['adhyay.sqlite', 'keys']));
});
