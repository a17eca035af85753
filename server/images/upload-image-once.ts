import { fail, problem } from '#domain/problems.ts';
import type { RequestActor } from '../audit-log/audit-log.ts';
import type { ReceivedFile } from '../blobs/received-file.ts';
import type { AppContext } from '../context.ts';
import { createOnce } from '../idempotency/create-once.ts';
import { ingest, type ReceivedImage } from './ingest.ts';
import type { ImagePipeline } from './processing/pipeline.ts';
import type { StoredImage } from './replace-restore.ts';
import { findRemovedImage } from './trash.ts';
import { findUploadByKey, type UploadKey, uploadKey } from './upload-keys.ts';

interface ImageRequest {
  received: ReceivedFile;
  by: RequestActor;
  idempotencyKey: string | undefined;
  readReserved: NonNullable<ReceivedImage['readReserved']>;
}

export async function uploadImageOnce(
  ctx: AppContext,
  pipeline: Pick<ImagePipeline, 'normalise'>,
  { received, by, idempotencyKey, readReserved }: ImageRequest,
): Promise<StoredImage> {
  const key = idempotencyKey ? await uploadKey(by.id, idempotencyKey, received) : undefined;
  return createOnce(
    ctx,
    key,
    (sent) => findUploadResult(ctx, sent),
    () => ingest(ctx, pipeline, { received, by, key, readReserved }),
  );
}

/** @throws Problem keyReused for a different upload, imageNotFound if its image is gone */
async function findUploadResult(ctx: AppContext, key: UploadKey): Promise<StoredImage | undefined> {
  const earlier = await findUploadByKey(ctx, key);
  if (!earlier) return undefined;
  if (earlier.body_digest !== key.digest) throw problem('keyReused');
  const row = await ctx.db
    .selectFrom('images')
    .selectAll()
    .where('original', '=', earlier.original)
    .executeTakeFirst();
  const removed =
    earlier.removed_id === null ? null : await findRemovedImage(ctx, earlier.removed_id);
  return { row: row ?? fail('imageNotFound'), removed: removed ?? null };
}
