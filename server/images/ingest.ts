// From a file that was received to a picture that hangs.
import { imageName } from '#domain/image-name.ts';
import { fail } from '#domain/problems.ts';
import type { House } from '../context.ts';
import type { Processing } from './processing/pipeline.ts';
import { type Hung, replaceImage } from './replace-restore.ts';
import type { Half } from './storage/temp-files.ts';
import { addImage, findImage } from './store.ts';
import type { ByAdmin } from './trash.ts';
import type { UploadKey } from './upload-keys.ts';

/** A file as it was sent. */
export interface Received extends Half {
  fileName: string;
  /** The name of the picture in whose place it comes. */
  replaces: string | undefined;
}

/**
 * @param received stays where it is until this is done, so that a start finds what was cut off
 * @param key what is kept of it, so that the same upload hangs no second picture
 * @throws Problem imageNotFound for a picture that is not there to be replaced; those of `normalise`;
 * the driver's unique violation when the same upload has come first
 */
export async function takeIn(
  house: House,
  { normalise }: Pick<Processing, 'normalise'>,
  received: Received,
  by: ByAdmin,
  key?: UploadKey,
): Promise<Hung> {
  const { replaces } = received;
  const old = replaces === undefined ? undefined : await findImage(house, replaces);
  if (replaces !== undefined && !old) fail('imageNotFound');
  const { bytes, ...facts } = await normalise(received.path, old?.format);
  const original = `originals/${received.id}.${facts.format}`;
  const content = { ...facts, original, bytes: bytes.length };
  await house.blobs.write(original, bytes);
  try {
    if (old) return await replaceImage(house, old.name, content, by, key);
    const wished = imageName(received.fileName, facts.format);
    return { row: await addImage(house, wished, content, by, key), removed: null };
  } catch (error) {
    // What may hang in spite of it is left to the sweep, which asks the database.
    if (!house.dialect.isDoubtful(error)) await house.blobs.remove(original);
    throw error;
  }
}
