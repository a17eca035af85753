// The first start with a bucket.

import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { HOUR_MS } from '#domain/durations.ts';
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { prepareImages } from '#server/images/prepare-images.ts';
import { openContext } from '#server/startup/open-context.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { startBucket, type TestBucket } from '../../support/images/bucket.ts';
import { serve } from '../../support/network/serve.ts';
import { runProgram, startProgram } from '../../support/program/program.ts';

let bucket: TestBucket;
let dataDir: string;
beforeAll(async () => {
  bucket = await startBucket();
  dataDir = temporaryFolder();
});
afterAll(async () => {
  await bucket.close();
});

test.each([
  [
    { AWS_SECRET_ACCESS_KEY: 'another' },
    'AWS_SECRET_ACCESS_KEY is not the one of AWS_ACCESS_KEY_ID',
  ],
  [{ AWS_ACCESS_KEY_ID: 'NOBODY' }, 'AWS_ACCESS_KEY_ID is not known to the bucket'],
  [{ IMAGE_STORE: 's3://no-such-bucket' }, 'IMAGE_STORE names a bucket that is not there'],
])('a bucket that refuses access stops the start with a sentence: %j', async (wrong, sentence) => {
  const variables = { DATA_DIR: dataDir, ...bucket.variables, ...wrong };
  const { ctx, close } = await openContext(readConfig(variables), () => {});
  onTestFinished(close);
  const error = await prepareImages(ctx, 'no pictures').catch((reason) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  expect(error.message).toContain(sentence);
  expect(error.message).not.toContain('another');
});

/** The credentials endpoint of an AWS role, as the only source of keys. */
async function inRole(answer: RequestListener): Promise<Record<string, string>> {
  return {
    DATA_DIR: dataDir,
    ...bucket.variables,
    AWS_ACCESS_KEY_ID: '',
    AWS_SECRET_ACCESS_KEY: '',
    AWS_CONFIG_FILE: join(dataDir, 'none'),
    AWS_SHARED_CREDENTIALS_FILE: join(dataDir, 'none'),
    AWS_EC2_METADATA_SERVICE_ENDPOINT: await serve(answer),
  };
}

test('without access keys and a role the start ends soon, with a sentence', async () => {
  const variables = await inRole(() => {});
  const begun = Date.now();
  const { code, output } = await runProgram(variables);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set'),
  ]);
  expect(output).not.toMatch(/^\s+at /m);
  expect(Date.now() - begun).toBeLessThan(30_000);
});

test('a machine with a role needs no access keys', async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = bucket.variables;
  const variables = await inRole(({ url = '' }, reply) => {
    if (url.endsWith('/token')) return reply.end('a token');
    if (url.endsWith('/')) return reply.end('the-role');
    return reply.end(
      JSON.stringify({
        AccessKeyId: AWS_ACCESS_KEY_ID,
        SecretAccessKey: AWS_SECRET_ACCESS_KEY,
        Token: 'for an hour',
        Expiration: new Date(Date.now() + HOUR_MS).toISOString(),
      }),
    );
  });
  const program = await startProgram(variables);
  expect(await program.stop('SIGTERM')).toBe(0);
  expect(program.output()).not.toContain('bucket');
});

test('an unavailable bucket does not stop the site, and is reported once', async () => {
  const away = await startBucket();
  await away.close();
  const program = await startProgram({ DATA_DIR: dataDir, ...away.variables });
  expect((await fetch(`${program.address}/readyz`)).status).toBe(200);
  expect(await program.stop('SIGTERM')).toBe(0);
  expect(program.output().match(/the bucket of IMAGE_STORE is unavailable/g)).toHaveLength(1);
});

test('with an available bucket nothing is reported, and the program stops at once', async () => {
  const program = await startProgram({ DATA_DIR: dataDir, ...bucket.variables });
  const begun = Date.now();
  expect(await program.stop('SIGTERM')).toBe(0);
  expect(Date.now() - begun).toBeLessThan(2000);
  expect(program.output()).not.toContain('bucket');
});
