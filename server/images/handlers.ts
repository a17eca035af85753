import type { imageEndpoints } from '#domain/endpoints/image-endpoints.ts';
import type { AltTextChange } from '#domain/images/image-schema.ts';
import type { Actor } from '#domain/permissions.ts';
import { ensure } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import { raisePublishedVersion } from '../db/metadata/site-version.ts';
import type { ImageRow } from '../db/tables/images.ts';
import type { Handlers } from '../http/handlers.ts';
import type { ImageUsage } from '../site/images/image-usage.ts';
import { toApiImage, toApiRemovedImage } from './api-image.ts';
import type { ImagePipeline } from './processing/pipeline.ts';
import { restoreImage, type StoredImage } from './replace-restore.ts';
import { type AltTextColumns, listImages, updateImage } from './store.ts';
import { deleteImage, eraseImage, listRemovedImages } from './trash.ts';
import { uploadImageOnce } from './upload-image-once.ts';

/** @param syncImages resolves when the pages have the current alt texts and focuses */
export function imageHandlers(
  ctx: AppContext,
  pipeline: ImagePipeline,
  currentUsage: () => Promise<ImageUsage>,
  syncImages: () => Promise<void>,
): Pick<Handlers, keyof typeof imageEndpoints> {
  /** Every program renders the pages with a new or deleted picture again. */
  const renderPagesWith = async (name: string): Promise<ImageUsage> => {
    const usage = await currentUsage();
    if (usage.pagesOf(name).length > 0) await raisePublishedVersion(ctx.db);
    await syncImages();
    return usage;
  };
  /** Guarded documents, like the bank account, are for admins; so are their pictures' names. */
  const reservedFor = async (actor: Actor): Promise<(name: string) => boolean> => {
    const { isGuarded } = await currentUsage();
    return (name) => !actor.is_admin && isGuarded(name);
  };
  const publishedReply = async ({ row, removed }: StoredImage) => {
    void pipeline.variants.makeAll(row);
    const usage = await renderPagesWith(row.name);
    return {
      data: toApiImage(row, usage),
      removed: removed && toApiRemovedImage(removed, usage),
    };
  };
  const updatedReply = async (row: ImageRow) => {
    await syncImages();
    return { data: toApiImage(row, await currentUsage()) };
  };
  return {
    async listImages() {
      const usage = await currentUsage();
      return { data: (await listImages(ctx)).map((row) => toApiImage(row, usage)) };
    },

    async uploadImage({ actor, received, idempotencyKey }) {
      const readReserved = () => reservedFor(actor);
      const sent = { received, by: actor, idempotencyKey, readReserved };
      return publishedReply(await uploadImageOnce(ctx, pipeline, sent));
    },

    async describeImage({ actor, name, body }) {
      ensure(!(await reservedFor(actor))(name));
      const { builtAltOf } = await currentUsage();
      const change = toAltTextColumns(body, builtAltOf(name));
      return updatedReply(await updateImage(ctx, { name, change, action: 'describe', by: actor }));
    },

    async focusImage({ actor, name, body }) {
      ensure(!(await reservedFor(actor))(name));
      const change = { focus: body.focus ?? '' };
      return updatedReply(await updateImage(ctx, { name, change, action: 'focus', by: actor }));
    },

    async deleteImage({ actor, name }) {
      const removed = await deleteImage(ctx, { name, by: actor });
      return { data: toApiRemovedImage(removed, await renderPagesWith(name)) };
    },

    async listRemovedImages() {
      const usage = await currentUsage();
      return { data: (await listRemovedImages(ctx)).map((row) => toApiRemovedImage(row, usage)) };
    },

    async restoreImage({ actor, id }) {
      return publishedReply(await restoreImage(ctx, { id, by: actor }));
    },

    async eraseImage({ actor, id }) {
      await pipeline.removeErased(await eraseImage(ctx, { id, by: actor }));
      return {};
    },
  };
}

/** A text equal to the page's own is not stored: it would replace the page's own translations. */
function toAltTextColumns(
  { alt, alt_hi, alt_mr }: AltTextChange,
  builtAlt: string,
): Partial<AltTextColumns> {
  const joined = (text: string) => text.replace(/\s+/g, ' ');
  return {
    ...(alt !== undefined && { alt: alt === builtAlt ? '' : joined(alt) }),
    ...(alt_hi !== undefined && { alt_hi: joined(alt_hi) }),
    ...(alt_mr !== undefined && { alt_mr: joined(alt_mr) }),
  };
}
