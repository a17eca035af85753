// A week is enough: only the page that began an upload retries it.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { DAY_MS } from '#domain/durations.ts';
import type { ReceivedFile } from '../blobs/received-file.ts';
import type { AppContext } from '../context.ts';
import type { Tables } from '../db/tables.ts';

const KEY_TTL_MS = 7 * DAY_MS;

export interface UploadKey {
  actorId: number;
  key: string;
  /** SHA-256 of the file, its name and the name of the image to replace. */
  digest: string;
}

export async function uploadKey(
  actorId: number,
  key: string,
  { path, fileName, replaces = '' }: ReceivedFile,
): Promise<UploadKey> {
  const hash = createHash('sha256').update(JSON.stringify([fileName, replaces]));
  await pipeline(createReadStream(path), hash);
  return { actorId, key, digest: hash.digest('hex') };
}

export async function isUploaded(ctx: AppContext, key: UploadKey): Promise<boolean> {
  return (await findUploadByKey(ctx, key)) !== undefined;
}

export async function findUploadByKey({ db }: AppContext, { actorId, key }: UploadKey) {
  return db
    .selectFrom('image_keys')
    .selectAll()
    .where('volunteer_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** @throws the driver's unique violation when the same upload came first */
export async function saveUploadKey(
  { now }: AppContext,
  transaction: Transaction<Tables>,
  { actorId, key, digest }: UploadKey,
  { original, removedId }: { original: string; removedId: number | null },
): Promise<void> {
  await transaction
    .insertInto('image_keys')
    .values({
      volunteer_id: actorId,
      key,
      body_digest: digest,
      original,
      removed_id: removedId,
      at: now().toISOString(),
    })
    .execute();
}

export async function deleteExpiredUploadKeys({ db, now }: AppContext): Promise<void> {
  const limit = new Date(now().getTime() - KEY_TTL_MS).toISOString();
  await db.deleteFrom('image_keys').where('at', '<', limit).execute();
}
