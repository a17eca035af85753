import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '#content/documents/facts.ts';
import { temporaryFolder } from '../../tests/support/app/temporary-folder.ts';
import { readTrustNames } from './trust-names.ts';

test('the server knows what the trust is called as soon as the pages are built', () => {
  const built = join(import.meta.dirname, '../../build/trust-names.json');
  expect(existsSync(built), 'npm run build comes first').toBe(true);
  const { name, short_name, hindi_name } = facts.defaults.en;
  expect(readTrustNames(built)).toEqual([name, short_name, hindi_name]);
});

test('before the first build it knows none', () => {
  expect(readTrustNames(join(temporaryFolder(), 'trust-names.json'))).toEqual([]);
});
