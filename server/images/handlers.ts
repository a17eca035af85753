import type { AltTextChange } from '#domain/images/image-schema.ts';
import { fail } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import type { ImageUsage } from '../site/alt-text/usage.ts';
import { idempotentUpload } from './idempotent-upload.ts';
import type { ImagePipeline } from './processing/pipeline.ts';
import { restoreImage } from './replace-restore.ts';
import { toApiImage, toApiRemovedImage } from './serialize.ts';
import { type AltTextColumns, allImages, setAltTexts, setFocus } from './store.ts';
import { deleteImage, eraseImage, removedImages } from './trash.ts';

type ImageEndpoints =
  | 'listImages'
  | 'uploadImage'
  | 'describeImage'
  | 'focusImage'
  | 'deleteImage'
  | 'listRemovedImages'
  | 'restoreImage'
  | 'eraseImage';

/** @param syncAltTexts resolves when the pages have the current alt texts and focuses */
export function imageHandlers(
  ctx: AppContext,
  pipeline: ImagePipeline,
  currentUsage: () => Promise<ImageUsage>,
  syncAltTexts: () => Promise<void>,
): Pick<Handlers, ImageEndpoints> {
  return {
    async listImages() {
      const [rows, imageUsage] = [await allImages(ctx), await currentUsage()];
      return { data: rows.map((row) => toApiImage(row, imageUsage)) };
    },

    async uploadImage({ by, received, idempotencyKey }) {
      const { row, removed } = await idempotentUpload(ctx, pipeline, received, by, idempotencyKey);
      void pipeline.variants.makeAll(row);
      await syncAltTexts();
      const imageUsage = await currentUsage();
      return {
        data: toApiImage(row, imageUsage),
        removed: removed && toApiRemovedImage(removed, imageUsage),
      };
    },

    async describeImage({ by, name, body }) {
      const row = await setAltTexts(ctx, name, oneLine(body), by);
      await syncAltTexts();
      return { data: toApiImage(row, await currentUsage()) };
    },

    async focusImage({ by, name, body }) {
      const row = await setFocus(ctx, name, body.focus ?? '', by);
      await syncAltTexts();
      return { data: toApiImage(row, await currentUsage()) };
    },

    async deleteImage({ by, name }) {
      const removed = await deleteImage(ctx, name, by);
      await syncAltTexts();
      return { data: toApiRemovedImage(removed, await currentUsage()) };
    },

    async listRemovedImages() {
      const [rows, imageUsage] = [await removedImages(ctx), await currentUsage()];
      return { data: rows.map((row) => toApiRemovedImage(row, imageUsage)) };
    },

    async restoreImage({ by, id }) {
      const { row, removed } = await restoreImage(ctx, id, by);
      void pipeline.variants.makeAll(row);
      await syncAltTexts();
      const imageUsage = await currentUsage();
      return {
        data: toApiImage(row, imageUsage),
        removed: removed && toApiRemovedImage(removed, imageUsage),
      };
    },

    async eraseImage({ by, id }) {
      await pipeline.removeErased(await eraseImage(ctx, id, by));
      return {};
    },
  };
}

/** English that is not sent is removed, as ever; the translations stay. */
function oneLine({ alt, alt_hi, alt_mr }: AltTextChange): Partial<AltTextColumns> {
  const joined = (text: string) => text.replace(/\s+/g, ' ');
  return {
    alt: joined(alt ?? ''),
    ...(alt_hi !== undefined && { alt_hi: joined(alt_hi) }),
    ...(alt_mr !== undefined && { alt_mr: joined(alt_mr) }),
  };
}
