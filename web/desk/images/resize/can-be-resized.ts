import { isHeic, type SelectedFile } from '#domain/images/image-refusal.ts';
import { UPLOAD_TYPES } from '#domain/images/upload-limits.ts';

/** Whether the browser may be able to make it smaller, or to convert it, before the upload. */
export function canBeResized(file: SelectedFile): boolean {
  if (file.size === 0) return false;
  return file.type === '' || isHeic(file) || UPLOAD_TYPES.some((type) => type === file.type);
}
