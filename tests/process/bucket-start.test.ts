// The first start with a bucket, as an operator meets it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucket, type TestBucket } from '../support/bucket.ts';
import { runProgram, startProgram } from '../support/program.ts';

let bucket: TestBucket;
let dataDir: string;
beforeAll(async () => {
  bucket = await startBucket();
  dataDir = mkdtempSync(join(tmpdir(), 'adhyay-bucket-start-'));
});
afterAll(async () => {
  await bucket.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  [
    { AWS_SECRET_ACCESS_KEY: 'another' },
    'AWS_SECRET_ACCESS_KEY is not the one of AWS_ACCESS_KEY_ID',
  ],
  [{ AWS_ACCESS_KEY_ID: 'NOBODY' }, 'AWS_ACCESS_KEY_ID is not known to the bucket'],
  [{ IMAGE_STORE: 's3://no-such-bucket' }, 'IMAGE_STORE names a bucket that is not there'],
])(
  'what the bucket will never let in stops the start with a sentence: %j',
  async (wrong, sentence) => {
    const { code, output } = await runProgram({ DATA_DIR: dataDir, ...bucket.variables, ...wrong });
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).not.toMatch(/^\s+at /m);
    expect(output).not.toContain('another');
  },
);

test('a bucket that is away keeps no site down; it is said once', async () => {
  const away = await startBucket();
  await away.close();
  const program = await startProgram({ DATA_DIR: dataDir, ...away.variables });
  expect((await fetch(`${program.address}/readyz`)).status).toBe(200);
  expect(await program.stop('SIGTERM')).toBe(0);
  expect(program.output().match(/the bucket of IMAGE_STORE is away/g)).toHaveLength(1);
});

test('with a bucket that is there nothing is said, and it stops at once', async () => {
  const program = await startProgram({ DATA_DIR: dataDir, ...bucket.variables });
  const begun = Date.now();
  expect(await program.stop('SIGTERM')).toBe(0);
  expect(Date.now() - begun).toBeLessThan(2000);
  expect(program.output()).not.toContain('bucket');
});
