import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { postgres } from './dialect.ts';

const MISSING = '/nowhere/.s.PGSQL.5432';

test('a missing socket means that the database is unavailable', async () => {
  const [error] = await once(createConnection(MISSING), 'error').catch((error) => [error]);
  expect(error.code).toBe('ENOENT');
  expect(postgres.isUnavailable(error)).toBe(true);
});

test.each(['ENOTFOUND', 'EAI_AGAIN', '25006'])('%s means so, too', (code) => {
  expect(postgres.isUnavailable(Object.assign(new Error('away'), { code }))).toBe(true);
});

test('a missing file is an internal error', async () => {
  const error = await readFile(MISSING).catch((error) => error);
  expect(error.code).toBe('ENOENT');
  expect(postgres.isUnavailable(error)).toBe(false);
});
