import { isHeic, type SelectedFile } from '#domain/images/image-refusal.ts';
import { UPLOAD_TYPES } from '#domain/images/upload-limits.ts';

/** A canvas keeps one frame only, and most GIFs are animations. */
const RESIZABLE_TYPES = UPLOAD_TYPES.filter((type) => type !== 'image/gif');

/** Whether the browser may be able to make it smaller, or to convert it, before the upload. */
export function canBeResized(file: SelectedFile): boolean {
  if (file.size === 0) return false;
  return (
    file.type === '' || isHeic(file) || RESIZABLE_TYPES.some((resizable) => resizable === file.type)
  );
}
