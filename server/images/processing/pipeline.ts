// Two encoder processes, one for uploads and one for variants, so that neither waits for the other.
import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/problems.ts';
import type { AppContext } from '../../context.ts';
import type { ImageContent } from '../store.ts';
import { removeBlobsOf } from '../sweep.ts';
import { createEncoderClient } from './encoder-client.ts';
import type { EncoderClient } from './encoder-worker.ts';
import { type VariantMaker, variantMaker } from './variants.ts';

export interface ImagePipeline {
  normalise: EncoderClient['normalise'];
  variants: VariantMaker;
  /** Never rejects; blobs that it cannot remove are left to the sweep. */
  removeErased: (erased: ImageContent) => Promise<void>;
}

export function startImagePipeline(app: FastifyInstance, ctx: AppContext): ImagePipeline {
  const stopping = new AbortController();
  const { encode } = createEncoderClient(stopping.signal);
  const { normalise } = createEncoderClient(stopping.signal);
  const variants = variantMaker(ctx, encode, app.log, stopping.signal);
  let making = Promise.resolve();
  app.addHook('onListen', async () => {
    making = variants.makeMissing().catch((error) => {
      const err = error instanceof Problem ? error.cause : error;
      app.log.warn({ err }, 'not every variant of the pictures could be made');
    });
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await making;
  });
  const removeErased = (erased: ImageContent) =>
    removeBlobsOf(ctx, erased).catch((error) => {
      app.log.warn(
        { err: error },
        'the files of an erased picture could not be removed; the sweep will try again',
      );
    });
  return { normalise, variants, removeErased };
}
