// Photos that are too large for the server are made smaller before the upload, and HEIC is converted to JPEG where the
// browser can decode it. The code is loaded with the screen: fetched with the first picture, it would hold an upload up on
// a lost connection.
import { uploadProblem } from '#domain/images/image-refusal.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { formatFileSize } from '../image-facts.ts';
import { canBeResized } from './can-be-resized.ts';
import { type ResizedPicture, type ResizeOptions, resizePicture } from './resize-picture.ts';

export interface PreparedPicture {
  file: File;
  /** How it differs from the file that was chosen. */
  note?: LocalizedText;
}

/** @throws Problem for a file that the server would refuse; the signal's reason if aborted */
export async function preparePicture(
  chosen: File,
  options: ResizeOptions,
): Promise<PreparedPicture> {
  const resized = canBeResized(chosen) ? await tryToResize(chosen, options) : null;
  options.signal.throwIfAborted();
  const file = resized?.file ?? chosen;
  const refusal = uploadProblem(file);
  if (refusal) throw refusal;
  return resized ? { file, note: noteOf(resized) } : { file };
}

/** A photo that cannot be decoded, or that takes too much memory, is treated as it is. */
async function tryToResize(file: File, options: ResizeOptions): Promise<ResizedPicture | null> {
  try {
    return await resizePicture(file, options);
  } catch {
    return null;
  }
}

function noteOf({ file, size, isFromHeic }: ResizedPicture): LocalizedText {
  return (t) => {
    const { convertedFromHeic, madeSmaller } = t.imageUpload;
    const say = isFromHeic ? convertedFromHeic : madeSmaller;
    return say(t.images.dimensions(size), formatFileSize(t, file.size));
  };
}
