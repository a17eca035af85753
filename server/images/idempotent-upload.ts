// The same upload sent twice, also at the same moment, hangs one picture and gets one answer.
import { fail, problem } from '#domain/problems.ts';
import type { House } from '../context.ts';
import { type Received, takeIn } from './ingest.ts';
import type { Processing } from './processing/pipeline.ts';
import type { Hung } from './replace-restore.ts';
import { type ByAdmin, removedImage } from './trash.ts';
import { type UploadKey, uploadedBefore, uploadKey } from './upload-keys.ts';

/**
 * @throws Problem keyReused when the key came with another upload; imageNotFound when what it brought in
 * hangs no more; those of `takeIn`
 */
export async function takeInOnce(
  house: House,
  processing: Pick<Processing, 'normalise'>,
  received: Received,
  by: ByAdmin,
  idempotencyKey: string | undefined,
): Promise<Hung> {
  if (!idempotencyKey) return takeIn(house, processing, received, by);
  const key = await uploadKey(by.actorId, idempotencyKey, received);
  const answered = await findAnswer(house, key);
  if (answered) return answered;
  try {
    return await takeIn(house, processing, received, by, key);
  } catch (error) {
    if (!house.dialect.isUniqueViolation(error)) throw error;
    const first = await findAnswer(house, key);
    if (!first) throw error;
    return first;
  }
}

async function findAnswer(house: House, key: UploadKey): Promise<Hung | undefined> {
  const before = await uploadedBefore(house, key);
  if (!before) return undefined;
  if (before.body_digest !== key.digest) throw problem('keyReused');
  const row = await house.db
    .selectFrom('images')
    .selectAll()
    .where('original', '=', before.original)
    .executeTakeFirst();
  const removed = before.removed_id === null ? null : await removedImage(house, before.removed_id);
  return { row: row ?? fail('imageNotFound'), removed: removed ?? null };
}
