// Photos that are too large for the server are made smaller before the upload, and HEIC is converted where the
// browser can decode it. The code is loaded with the screen: fetched with the first picture, it would hold an
// upload up on a lost connection.
import { uploadProblem } from '#domain/images/image-refusal.ts';
import { canBeResized } from './can-be-resized.ts';
import { type PreparedPicture, type ResizeOptions, resizePicture } from './resize-picture.ts';

/** @throws Problem for a file that the server would refuse; the signal's reason if aborted */
export async function preparePicture(
  chosen: File,
  options: ResizeOptions,
): Promise<PreparedPicture> {
  const resized = canBeResized(chosen) ? await tryToResize(chosen, options) : null;
  options.signal.throwIfAborted();
  const prepared = resized ?? { file: chosen };
  const refusal = uploadProblem(prepared.file);
  if (refusal) throw refusal;
  return prepared;
}

/** A photo that cannot be decoded, or that takes too much memory, is treated as it is. */
async function tryToResize(file: File, options: ResizeOptions): Promise<PreparedPicture | null> {
  try {
    return await resizePicture(file, options);
  } catch {
    return null;
  }
}
