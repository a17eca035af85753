// Clears away what belongs to no picture: halves that nobody will finish, blobs that no row names. What
// is listed or in the trash is never touched.
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { House } from '../context.ts';
import { every, type StopJob } from '../jobs.ts';
import { SETTINGS_MARK } from './processing/encode.ts';
import { hashOf } from './processing/variants.ts';
import { halvesFolder, leftHalves, removeHalf } from './storage/temp-files.ts';
import type { ImageContent } from './store.ts';
import { forgetOldTrash } from './trash.ts';
import { forgetUploaded } from './upload-keys.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A bucket may hold other things, too. */
const OURS = /^(originals|variants\/[^/]+)\/[^/]+\.(jpeg|png|webp|avif|gif)$/;

/** Now and every hour. */
export function sweepImagesHourly(house: House, log: Pick<FastifyBaseLogger, 'warn'>): StopJob {
  return every(
    { everyMs: HOUR_MS },
    (stopping) => sweepImages(house, stopping),
    (err) => log.warn({ err }, 'the pictures could not be swept'),
  );
}

/** @param stopping aborted: the rest is left to the next sweep */
export async function sweepImages(house: House, stopping?: AbortSignal): Promise<void> {
  await clearHalves(house, false);
  stopping?.throwIfAborted();
  await forgetOldTrash(house);
  await forgetUploaded(house);
  await sweepBlobs(house, stopping);
}

/**
 * Of an upload that was cut off, the original may be written already, and no row name it.
 * @param starting as in `leftHalves`
 */
export async function clearHalves(house: House, starting: boolean): Promise<void> {
  const folder = halvesFolder(house.config);
  for (const half of await leftHalves(folder, house.now(), starting)) {
    const { originals } = await namedBlobs(house);
    for await (const { key } of house.blobs.list(`originals/${half.id}.`)) {
      if (!originals.has(key)) await house.blobs.remove(key);
    }
    await removeHalf(half);
  }
}

/** Of a picture that was erased: at once, and not only with the next sweep. */
export async function removeBlobsOf(house: House, erased: ImageContent): Promise<void> {
  const { originals, hashes } = await namedBlobs(house);
  if (!originals.has(erased.original)) await house.blobs.remove(erased.original);
  if (hashes.has(erased.hash)) return;
  for await (const { key } of house.blobs.list(`variants/${erased.hash}/`)) {
    await house.blobs.remove(key);
  }
}

/** What is younger than an hour may be waiting for its row. */
async function sweepBlobs(house: House, stopping: AbortSignal | undefined): Promise<void> {
  const limit = house.now().getTime() - HOUR_MS;
  const old: string[] = [];
  for (const prefix of ['originals/', 'variants/']) {
    for await (const { key, writtenAt } of house.blobs.list(prefix)) {
      stopping?.throwIfAborted();
      if (OURS.test(key) && writtenAt.getTime() < limit) old.push(key);
    }
  }
  // Read after the list: whatever is named by then, no upload is still to name what is so old.
  const named = await namedBlobs(house);
  for (const key of old) {
    stopping?.throwIfAborted();
    if (!isNamed(key, named)) await house.blobs.remove(key);
  }
}

interface Named {
  originals: Set<string>;
  /** Of the pictures that hang. Variants of others are made again when they are needed. */
  hashes: Set<string>;
}

function isNamed(key: string, { originals, hashes }: Named): boolean {
  if (originals.has(key)) return true;
  return hashes.has(hashOf(key) ?? '') && key.includes(`/${SETTINGS_MARK}-`);
}

/** In one query: a picture that is just being restored is in one of the two. */
async function namedBlobs({ db }: House): Promise<Named> {
  const rows = await db
    .selectFrom('images')
    .select(['original', 'hash'])
    .unionAll(db.selectFrom('image_trash').select('original').select(sql<string>`''`.as('hash')))
    .execute();
  return {
    originals: new Set(rows.map(({ original }) => original)),
    hashes: new Set(rows.map(({ hash }) => hash)),
  };
}
