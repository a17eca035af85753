// Four programs on one PostgreSQL and one bucket: a simultaneous first start, and simultaneous hourly jobs.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { deleteExpiredSessions } from '#server/auth/sessions.ts';
import { deleteExpiredCounters } from '#server/auth/sign-in-limit.ts';
import { readConfig } from '#server/config.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { sweepImages } from '#server/images/image-sweep-job.ts';
import { openContext } from '#server/startup/open-context.ts';
import { closeFullBuckets } from '#server/surveys/counts/count-buckets.ts';
import { queryPostgres } from '../support/app/query-database.ts';
import { type ProgramCluster, startPrograms } from '../support/database/many-programs.ts';
import { type Cluster, startCluster } from '../support/database/postgres-cluster.ts';
import { startBucket, type TestBucket } from '../support/images/bucket.ts';
import { adminToken, request } from '../support/program/program.ts';

const DRAWN = join(import.meta.dirname, '../../drawn/pictures');
/** Four programs start at once, on a busy machine. */
const LONGEST_MS = 120_000;

let cluster: Cluster;
let bucket: TestBucket;
let many: ProgramCluster;

beforeAll(async () => {
  cluster = startCluster();
  bucket = await startBucket();
  many = await startPrograms(4, { DATABASE_URL: cluster.url, ...bucket.variables });
}, LONGEST_MS);
afterAll(async () => {
  const codes = await many?.close();
  await bucket.close();
  cluster.stop();
  expect(codes).toEqual([0, 0, 0, 0]);
}, LONGEST_MS);

const ask = (sql: string) => queryPostgres(cluster.url, sql);

test('simultaneous first starts make one schema, one admin and one set of pictures', async () => {
  for (const { output } of many.programs) expect(output()).not.toMatch(/"level":(40|50)/);
  const applied = await ask('select name from kysely_migration order by name');
  expect(applied.map(({ name }) => name)).toEqual(Object.keys(migrations));
  expect(await ask('select email from volunteers where is_admin = 1')).toHaveLength(1);
  const printed = many.programs.filter(({ output }) => /e-mail/.test(output()));
  expect(printed).toHaveLength(1);

  const token = await adminToken(many.programs[0]?.address ?? '');
  const lists = await Promise.all(
    many.programs.map(({ address }) => request(address, 'listImages', { token })),
  );
  const [names = [], ...others] = lists.map(({ body }) => body.data.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(50);
  for (const each of others) expect(each).toEqual(names);
  // Without coordination all four would store all images. Two may store the same one by chance.
  expect(bucket.puts()).toBeLessThan(3.6 * readdirSync(DRAWN).length);
  const sizes = await ask('select name, bytes from images order by name');
  for (const [number, { name, bytes }] of sizes.entries()) {
    const answer = await fetch(
      `${many.programs[number % 4]?.address}/images/${encodeURIComponent(name)}`,
    );
    expect([name, answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([
      name,
      200,
      bytes,
    ]);
  }
});

test('simultaneous hourly jobs delete old data and nothing else', async () => {
  const inFortyDays = new Date(Date.now() + 40 * DAY_MS);
  const opened = await Promise.all(
    many.folders.map((folder) => {
      const place = { DATABASE_URL: cluster.url, DATA_DIR: folder, DATA_KEYS: many.keys };
      return openContext(readConfig({ ...place, ...bucket.variables }), () => {});
    }),
  );
  const contexts = opened.map(({ ctx }) => ({ ...ctx, now: () => inFortyDays }));
  const [context] = contexts;
  await context?.blobs.write('originals/nobody-names-it.webp', Buffer.from('left behind'));
  const pictures = await ask('select name, original from images');
  expect(pictures).not.toEqual([]);
  expect(await ask('select 1 from sessions')).not.toEqual([]);

  await Promise.all(
    contexts.flatMap((ctx) => [
      sweepImages(ctx),
      deleteExpiredSessions(ctx),
      deleteExpiredCounters(ctx),
      closeFullBuckets(ctx, { size: 20 }),
    ]),
  );
  expect(await ask('select 1 from sessions')).toEqual([]);
  expect(await context?.blobs.has('originals/nobody-names-it.webp')).toBe(false);
  for (const { original } of pictures) expect(await context?.blobs.has(original)).toBe(true);
  await Promise.all(opened.map(({ close }) => close()));
});
