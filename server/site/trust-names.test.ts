import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '#content/documents/facts.ts';
import { temporaryFolder } from '../../tests/support/app/temporary-folder.ts';
import { readTrustNames } from './trust-names.ts';

test('the server knows the trust’s name once the pages are built', () => {
  const built = join(import.meta.dirname, '../../build/trust-names.json');
  expect(existsSync(built), 'npm run build comes first').toBe(true);
  const { name, short_name, hindi_name } = facts.defaults.en;
  expect(readTrustNames(built)).toEqual({ name, short_name, hindi_name });
});

test('before the first build no name is known', () => {
  expect(readTrustNames(join(temporaryFolder(), 'trust-names.json'))).toEqual({});
});
