// A backup while Meera uploads, replaces, deletes and erases images and the sweep runs: the archive is complete
// and restores every image that it names.
import { createHash } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { sweepImages } from '#server/images/image-sweep-job.ts';
import { openContext } from '#server/startup/open-context.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera } from '../../support/app/api/people.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import { startCluster } from '../../support/database/postgres-cluster.ts';
import { startBucket } from '../../support/images/bucket.ts';
import { noisyPhoto, upload } from '../../support/images/pictures.ts';
import { delayReads } from '../../support/program/delay-reads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Longer than images stay in the trash. */
const DAYS_HOURS = 31 * 24;

/** Always the same photo, so that its variants are encoded once. */
const photo = await noisyPhoto(30, 20);

let trust: TestApp;
let admin: Client;
afterEach(() => trust.close());

type Hold = (key: string, meanwhile: () => Promise<void>) => void;

async function onDisk() {
  trust = await openTestApp();
  const hold: Hold = (key, meanwhile) => {
    void delayReads(join(trust.dataDir, 'images', key), meanwhile);
  };
  return { hold, empty: async () => ({}) };
}

async function onPostgresAndBucket() {
  const [cluster, bucket, other] = [startCluster(), await startBucket(), await startBucket()];
  onTestFinished(async () => {
    await Promise.all([bucket.close(), other.close()]);
    cluster.stop();
  });
  trust = await openTestApp({ DATABASE_URL: cluster.url, ...bucket.variables });
  return { hold: bucket.delayBlob, empty: async () => other.variables };
}

test.each([
  ['SQLite and the disk', onDisk],
  ['PostgreSQL and a bucket', onPostgresAndBucket],
])('on %s a backup while pictures are erased has every picture that it names', async (_, open) => {
  const { hold, empty } = await open();
  admin = await meera(trust);
  const { original: first } = await uploadPicture('a-first.jpg');
  await uploadPicture('replaced.jpg');
  await uploadPicture('deleted.jpg');
  const [early, late] = [await removed('early.jpg'), await removed('late.jpg')];
  await removed('old.jpg');
  const moments: string[] = [];

  hold(first, async () => {
    moments.push('first');
    await erase(early);
    await uploadPicture('replaced.jpg', 'replaced.jpg');
    const { original: second } = await uploadPicture('b-second.jpg');
    const brief = await removed('brief.jpg');
    await uploadPicture('while.jpg');
    hold(second, async () => {
      moments.push('second');
      await erase(brief);
      await erase(late);
      await uploadPicture('while.jpg', 'while.jpg');
      await admin.call('deleteImage', { name: 'deleted.jpg' });
      // Empties the trash, with the first while.jpg in it.
      trust.setClock(DAYS_HOURS);
      await sweepImages(trust.ctx);
    });
  });
  const file = join(trust.dataDir, 'among.tar.zst');
  const manifest = await createBackup(trust.ctx.config, file, new Date());
  expect(moments).toEqual(['first', 'second']);
  expect(manifest.missing).toEqual([]);

  const dataDir = temporaryFolder();
  copyFileSync(join(trust.dataDir, 'keys'), join(dataDir, 'keys'));
  const config = readConfig({ DATA_DIR: dataDir, ...(await empty()) });
  await restoreBackup(config, file, { overDamaged: false, now: new Date() });
  const { ctx, close } = await openContext(config, () => {});
  onTestFinished(close);
  const named = async (table: 'images' | 'image_trash') =>
    ctx.db.selectFrom(table).select(['name', 'original', 'hash']).orderBy('name').execute();
  const [current, inTrash] = [await named('images'), await named('image_trash')];
  for (const { original, hash } of [...current, ...inTrash]) {
    const bytes = (await ctx.blobs.read(original)) ?? Buffer.alloc(0);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  }
  // while.jpg may be in the archive or not: it was published and erased during the last step.
  const names = current.map(({ name }) => name).filter((name) => name !== 'while.jpg');
  expect(names).toEqual(['a-first.jpg', 'b-second.jpg', 'deleted.jpg', 'replaced.jpg']);
  expect(inTrash.map(({ name }) => name)).toEqual(['late.jpg', 'old.jpg', 'replaced.jpg']);
});

async function uploadPicture(name: string, replaceImage?: string) {
  const sent = { name, ...(replaceImage && { replaceImage }) };
  expect((await upload(trust, admin, photo, sent)).status).toBe(201);
  const { db } = trust.ctx;
  const row = () =>
    db.selectFrom('images').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
  // After the variants are made, only the backup reads the image.
  const made = async () => (await row()).variants_mark;
  await expect.poll(made, { timeout: 20_000 }).not.toBeNull();
  return row();
}

/** @returns its id in the trash */
async function removed(name: string): Promise<number> {
  await uploadPicture(name);
  return (await admin.call('deleteImage', { name })).body.data.id;
}

async function erase(id: number): Promise<void> {
  expect((await admin.call('eraseImage', { id })).status).toBe(200);
}
