// A picture's row as it is told on the wire.
import type { Image, RemovedImage } from '#domain/image-schema.ts';
import { REMOVED_ROOT } from '#domain/images.ts';
import type { ImageRow } from '../db/tables.ts';
import type { KnownUses } from '../http/alt-text/usage.ts';
import { keptUntil, type RemovedRow } from './trash.ts';

export function wireImage(row: ImageRow, { pagesOf, ownWordsOf, noteOf }: KnownUses): Image {
  const { name, bytes, width, height, hash } = row;
  return {
    name,
    size: bytes,
    modified: row.modified_at,
    width,
    height,
    alt: row.alt || ownWordsOf(name),
    alt_used: ownWordsOf(name) !== '',
    used_on: [...pagesOf(name)],
    note: noteOf(name) ?? '',
    mark: hash.slice(0, 8),
  };
}

export function wireRemoved(row: RemovedRow, { pagesOf }: KnownUses): RemovedImage {
  const { id, name, removal, removed_at, bytes, width, height } = row;
  return {
    id,
    name,
    removal,
    removed_at,
    removed_by: row.removed_by_name,
    kept_until: keptUntil(removed_at),
    size: bytes,
    width,
    height,
    used_on: [...pagesOf(name)],
    preview: `${REMOVED_ROOT}/${row.original.slice('originals/'.length)}`,
  };
}
