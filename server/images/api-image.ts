import type { Image, RemovedImage } from '#domain/images/image-schema.ts';
import { REMOVED_ROOT } from '#domain/images/images.ts';
import type { ImageRow } from '../db/tables/images.ts';
import type { ImageUsage } from '../site/images/image-usage.ts';
import { purgeDate, type RemovedRow } from './trash.ts';

export function toApiImage(
  row: ImageRow,
  { pagesOf, builtAltOf, isDecoration, builtFocusOf, noteOf }: ImageUsage,
): Image {
  const { name, bytes, width, height, hash } = row;
  return {
    name,
    size: bytes,
    modified: row.modified_at,
    width,
    height,
    alt: row.alt || builtAltOf(name),
    alt_hi: row.alt_hi,
    alt_mr: row.alt_mr,
    focus: row.focus || builtFocusOf(name),
    alt_used: !isDecoration(name),
    used_on: [...pagesOf(name)],
    note: noteOf(name) ?? '',
    mark: hash.slice(0, 8),
  };
}

export function toApiRemovedImage(row: RemovedRow, { pagesOf }: ImageUsage): RemovedImage {
  const { id, name, removal, removed_at, bytes, width, height } = row;
  return {
    id,
    name,
    removal,
    removed_at,
    removed_by: row.removed_by_name,
    kept_until: purgeDate(removed_at),
    size: bytes,
    width,
    height,
    used_on: [...pagesOf(name)],
    preview: `${REMOVED_ROOT}/${row.original.slice('originals/'.length)}`,
  };
}
