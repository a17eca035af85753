// The service worker of the desk, its headers and the switch that removes it from the devices.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMOVAL_WORKER_PATH, SERVICE_WORKER_PATH } from '#domain/desk/service-worker.ts';
import { buildApp } from '#server/app.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp } from '../../support/app/test-app.ts';

const SCRIPT = '<script>start()</script>';

async function openSite(variables: Record<string, string> = {}) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'volunteer'));
  writeFileSync(join(folder, SERVICE_WORKER_PATH), 'keep()');
  writeFileSync(join(folder, REMOVAL_WORKER_PATH), 'remove()');
  writeFileSync(join(folder, 'index.html'), SCRIPT);
  writeFileSync(join(folder, '__spa-fallback.html'), SCRIPT);
  const testApp = await openTestApp(variables);
  const app = buildApp(testApp.ctx, { pages: folder });
  const close = async () => {
    await app.close();
    await testApp.close();
  };
  return { get: (url: string) => app.inject({ url }), [Symbol.asyncDispose]: close };
}

test('the worker is revalidated at each visit, may only call its own site, and has no sandbox', async () => {
  await using site = await openSite();
  const { body, headers } = await site.get(SERVICE_WORKER_PATH);
  expect(body).toBe('keep()');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect((await site.get(REMOVAL_WORKER_PATH)).statusCode).toBe(404);
});

test('with OFFLINE_DESK=off the worker removes itself', async () => {
  await using site = await openSite({ OFFLINE_DESK: 'off' });
  const { body, headers } = await site.get(SERVICE_WORKER_PATH);
  expect(body).toBe('remove()');
  expect(headers['content-security-policy']).toContain("connect-src 'self'");
});

test('only the pages of the desk may register a worker, by one policy of Trusted Types', async () => {
  await using site = await openSite();
  const desk = (await site.get('/volunteer/login')).headers['content-security-policy'];
  expect(desk).toContain("worker-src 'self'; ");
  expect(desk).toMatch(/require-trusted-types-for 'script'; trusted-types adhyay-service-worker$/);
  const home = (await site.get('/')).headers['content-security-policy'];
  expect(home).not.toContain('worker-src');
  expect(home).toMatch(/require-trusted-types-for 'script'; trusted-types 'none'$/);
});
