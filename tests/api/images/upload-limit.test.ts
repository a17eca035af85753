// The hourly upload limit is checked before the image is received, and a repeated upload counts once.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import { MAX_UPLOADS } from '#server/rate-limit/upload-limit.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { FORM } from '../../support/images/multipart.ts';
import { plainImage, upload } from '../../support/images/pictures.ts';

let testApp: TestApp;
let admin: Client;
let photo: Buffer;
beforeEach(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  photo = await plainImage({ width: 8, height: 8 }).jpeg().toBuffer();
});
afterEach(() => testApp.close());

/** Sets the only rate-limit counter of this database to leave so many uploads. */
async function leaveUploads(left: number): Promise<void> {
  await upload(testApp, admin, photo);
  const { db, now } = testApp.ctx;
  const at = now().toISOString();
  await db
    .updateTable('rate_limit_counters')
    .set({ count: MAX_UPLOADS - left, first_at: at, last_at: at })
    .execute();
}
const statusOf = async (key?: string) =>
  (await upload(testApp, admin, photo, key ? { key } : {})).status;

test('past the limit the refusal arrives before the picture has been sent', async () => {
  await leaveUploads(0);
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  const sending = request(`${address}${API_ROOT}${endpoints.uploadImage.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': FORM,
      'content-length': 9_000_000,
    },
  });
  sending.write('the first bytes');
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  expect(answer?.statusCode).toBe(429);
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(3500);
  sending.destroy();
});

test('an upload that is retried with its key counts once', async () => {
  await leaveUploads(2);
  const key = randomUUID();
  const sent = await Promise.all([statusOf(key), statusOf(key), statusOf(key)]);
  expect(sent).toEqual([201, 201, 201]);
  expect([await statusOf(), await statusOf()]).toEqual([201, 429]);
  expect(await statusOf(key)).toBe(201);
});

test('a refused key stays refused, and a repeated key does not bypass the limit', async () => {
  await leaveUploads(1);
  const key = randomUUID();
  const sent = [];
  for (let i = 0; i < 6; i++) sent.push(await statusOf(key));
  expect(sent).toEqual([201, 201, 201, 201, 201, 429]);
  const other = randomUUID();
  expect([await statusOf(other), await statusOf(other)]).toEqual([429, 429]);
});
