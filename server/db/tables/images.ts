import type { Generated, Selectable } from 'kysely';
import type { ImageFormat, Removal } from '#domain/images/images.ts';

export interface ImagesTable {
  name: string;
  name_key: string;
  format: ImageFormat;
  hash: string;
  /** Blob key. Each upload gets a new one, so a blob is never overwritten. */
  original: string;
  bytes: number;
  width: number;
  height: number;
  alt: string;
  alt_hi: string;
  alt_mr: string;
  focus: string;
  modified_at: string;
  /** The drawn picture's content; null: the trust's own. */
  drawn_mark: string | null;
  /** Encoder settings of the variants; null until all of them are made. */
  variants_mark: string | null;
}

export type ImageRow = ImagesTable;

export interface ImageTrashTable extends Omit<ImagesTable, 'name_key' | 'variants_mark'> {
  id: Generated<number>;
  removal: Removal;
  removed_at: string;
  removed_by: number;
}

export type ImageTrashRow = Selectable<ImageTrashTable>;

/** A start does not seed these images again. */
export interface UnpublishedImagesTable {
  name_key: string;
}

export interface ImageKeysTable {
  volunteer_id: number;
  key: string;
  body_digest: string;
  original: string;
  removed_id: number | null;
  at: string;
}
