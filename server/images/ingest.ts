import { imageName } from '#domain/images/image-name.ts';
import { ensure, fail } from '#domain/problems.ts';
import type { RequestActor } from '../audit-log/audit-log.ts';
import type { ReceivedFile } from '../blobs/received-file.ts';
import type { AppContext } from '../context.ts';
import { addImage } from './add-image.ts';
import type { ImagePipeline } from './processing/pipeline.ts';
import { replaceImage, type StoredImage } from './replace-restore.ts';
import { findImage } from './store.ts';
import type { UploadKey } from './upload-keys.ts';

export interface ReceivedImage {
  /** Stays on disk until the upload is stored, so that the next start finds interrupted uploads. */
  received: ReceivedFile;
  by: RequestActor;
  key?: UploadKey | undefined;
  /** The names that the sender may not take now. */
  readReserved?: () => Promise<(name: string) => boolean>;
}

/** @throws Problem imageNotFound, forbidden; the driver's unique violation for a repetition */
export async function ingest(
  ctx: AppContext,
  { normalise }: Pick<ImagePipeline, 'normalise'>,
  { received, by, key, readReserved = async () => () => false }: ReceivedImage,
): Promise<StoredImage> {
  const { replaces } = received;
  const old = replaces === undefined ? undefined : await findImage(ctx, replaces);
  if (replaces !== undefined && !old) fail('imageNotFound');
  if (old) ensure(!(await readReserved())(old.name));
  const { bytes, ...metadata } = await normalise(received.path, old?.format);
  const original = `originals/${received.id}.${metadata.format}`;
  const content = { ...metadata, original, bytes: bytes.length };
  await ctx.blobs.write(original, bytes);
  try {
    // An admin may have put the picture beside the bank account while it was encoded.
    const isReserved = await readReserved();
    if (old) ensure(!isReserved(old.name));
    if (old) return await replaceImage(ctx, { name: old.name, content, by, key });
    const name = imageName(received.fileName, metadata.format);
    return { row: await addImage(ctx, { name, content, by, key, isReserved }), removed: null };
  } catch (error) {
    // An image that may have been committed is left to the sweep, which asks the database.
    if (!ctx.dialect.isOutcomeUnknown(error)) await ctx.blobs.remove(original);
    throw error;
  }
}
