import type { Generated, Selectable } from 'kysely';
import type { ImageFormat, Removal } from '#domain/images/images.ts';

export interface ImagesTable {
  name: string;
  name_key: string;
  format: ImageFormat;
  /** SHA-256 of the original's bytes; part of the variants' blob keys. */
  hash: string;
  /** Blob key of the original. Each upload gets a new one, so a blob is never overwritten. */
  original: string;
  bytes: number;
  width: number;
  height: number;
  /** Alt text set by an admin; empty: the pages use their own. */
  alt: string;
  /** The same in Hindi and Marathi; empty: `alt` is used. */
  alt_hi: string;
  alt_mr: string;
  /** The point that crops keep in sight, like `30 70`; empty: the pages' own. */
  focus: string;
  modified_at: string;
  /** Identifies the bundled image; null: the trust's own image. */
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

/** Names that an admin has deleted: a start does not seed these images again. */
export interface UnpublishedImagesTable {
  name_key: string;
}

/** The upload of each Idempotency-Key, kept for a week. */
export interface ImageKeysTable {
  volunteer_id: number;
  key: string;
  body_digest: string;
  original: string;
  /** The replaced image in image_trash. */
  removed_id: number | null;
  at: string;
}
