import { ensure, fail } from '#domain/problems.ts';
import type { House } from '../context.ts';
import type { KnownUses } from '../http/alt-text/usage.ts';
import type { Handlers } from '../http/handlers.ts';
import { takeInOnce } from './idempotent-upload.ts';
import type { Processing } from './processing/pipeline.ts';
import { restoreImage } from './replace-restore.ts';
import { wireImage, wireRemoved } from './serialize.ts';
import { allImages, describeImage } from './store.ts';
import { deleteImage, eraseImage, removedImages } from './trash.ts';

type ImageCalls =
  | 'listImages'
  | 'uploadImage'
  | 'describeImage'
  | 'deleteImage'
  | 'listRemovedImages'
  | 'restoreImage'
  | 'eraseImage';

/** @param spoken resolves when the pages say what is now said of the pictures */
export function imageHandlers(
  house: House,
  processing: Processing,
  uses: KnownUses,
  spoken: () => Promise<void>,
): Pick<Handlers, ImageCalls> {
  return {
    async listImages() {
      const rows = await allImages(house);
      return { data: rows.map((row) => wireImage(row, uses)) };
    },

    async uploadImage({ actor, origin, received, idempotencyKey }) {
      const picture = received ?? fail('imageMissing');
      const by = { actorId: actor.id, origin };
      const { row, removed } = await takeInOnce(house, processing, picture, by, idempotencyKey);
      void processing.variants.makeAll(row);
      return { data: wireImage(row, uses), removed: removed && wireRemoved(removed, uses) };
    },

    async describeImage({ actor, origin, name, body }) {
      const alt = (body.alt ?? '').replace(/\s+/g, ' ');
      const by = { actorId: actor.id, origin };
      const row = (await describeImage(house, name, alt, by)) ?? fail('imageNotFound');
      await spoken();
      return { data: wireImage(row, uses) };
    },

    async deleteImage({ actor, origin, name }) {
      const by = { actorId: actor.id, origin };
      const removed = (await deleteImage(house, name, by)) ?? fail('imageNotFound');
      await spoken();
      return { data: wireRemoved(removed, uses) };
    },

    async listRemovedImages() {
      const rows = await removedImages(house);
      return { data: rows.map((row) => wireRemoved(row, uses)) };
    },

    async restoreImage({ actor, origin, id }) {
      const by = { actorId: actor.id, origin };
      const { row, removed } = (await restoreImage(house, id, by)) ?? fail('removedImageNotFound');
      void processing.variants.makeAll(row);
      await spoken();
      return { data: wireImage(row, uses), removed: removed && wireRemoved(removed, uses) };
    },

    async eraseImage({ actor, origin, id }) {
      const erased = await eraseImage(house, id, { actorId: actor.id, origin });
      ensure(erased !== undefined, 'removedImageNotFound');
      if (erased) await processing.forget(erased);
      return {};
    },
  };
}
