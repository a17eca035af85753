import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import {
  listAbandonedTempFiles,
  removeTempFile,
  type TempFileOptions,
  tempFolder,
} from '../blobs/temp-files.ts';
import type { AppContext } from '../context.ts';
import { hasDamagedDatabase } from '../data-dir.ts';
import { readMetadata } from '../db/metadata/metadata.ts';
import { ENCODER_SETTINGS_HASH } from './processing/encode.ts';
import { variantHash } from './processing/variants.ts';
import type { ImageContent } from './store.ts';

/** The bucket may contain files of other programs. */
const OWN_KEYS = /^(originals|variants\/[^/]+)\/[^/]+\.(jpeg|png|webp|avif|gif)$/;

/** Originals of interrupted uploads are removed too. */
export async function removeAbandonedTempFiles(
  ctx: AppContext,
  options: TempFileOptions,
): Promise<void> {
  const abandoned = await listAbandonedTempFiles(tempFolder(ctx.config), ctx.now(), options);
  if (abandoned.length === 0) return;
  const { originals } = await referencedBlobs(ctx);
  for (const tempFile of abandoned) {
    for await (const { key } of ctx.blobs.list(`originals/${tempFile.id}.`)) {
      if (!originals.has(key)) await ctx.blobs.remove(key);
    }
    await removeTempFile(tempFile);
  }
}

export async function removeBlobsOf(ctx: AppContext, erased: ImageContent): Promise<void> {
  const { originals, hashes } = await referencedBlobs(ctx);
  if (!originals.has(erased.original)) await ctx.blobs.remove(erased.original);
  if (hashes.has(erased.hash)) return;
  for await (const { key } of ctx.blobs.list(`variants/${erased.hash}/`)) {
    await ctx.blobs.remove(key);
  }
}

/** A restored database may be a drill beside the real one, or be replaced again by a newer backup. */
const KEPT_AFTER_RESTORE_MS = 7 * DAY_MS;

/** Younger blobs may not have a row yet. A damaged database is kept with all its pictures: no backup may have them. */
export async function removeUnusedBlobs(
  ctx: AppContext,
  stopping: AbortSignal | undefined,
): Promise<void> {
  if (hasDamagedDatabase(ctx.config.dataDir)) return;
  const restoredAt = await readMetadata(ctx.db, 'restored_at');
  if (restoredAt && ctx.now().getTime() - Date.parse(restoredAt) < KEPT_AFTER_RESTORE_MS) return;
  const limit = ctx.now().getTime() - HOUR_MS;
  const old: string[] = [];
  for (const prefix of ['originals/', 'variants/']) {
    for await (const { key, writtenAt } of ctx.blobs.list(prefix)) {
      stopping?.throwIfAborted();
      if (OWN_KEYS.test(key) && writtenAt.getTime() < limit) old.push(key);
    }
  }
  // Read after the listing: the uploads of such old blobs have written their rows by now.
  const referenced = await referencedBlobs(ctx);
  for (const key of old) {
    stopping?.throwIfAborted();
    if (!isReferenced(key, referenced)) await ctx.blobs.remove(key);
  }
}

interface ReferencedBlobs {
  originals: Set<string>;
  /** Hashes of published images only: other variants are made again when needed. */
  hashes: Set<string>;
}

function isReferenced(key: string, { originals, hashes }: ReferencedBlobs): boolean {
  if (originals.has(key)) return true;
  return hashes.has(variantHash(key) ?? '') && key.includes(`/${ENCODER_SETTINGS_HASH}-`);
}

/** One query, because a concurrent restore moves rows from one table to the other. */
async function referencedBlobs({ db }: AppContext): Promise<ReferencedBlobs> {
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
