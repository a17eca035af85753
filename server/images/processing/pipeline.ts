// Uploads and variants have a process each, so that neither waits for the other.
import type { AppContext } from '../../context.ts';
import type { AppJob } from '../../jobs.ts';
import type { Log } from '../../log.ts';
import type { ImageContent } from '../store.ts';
import { removeBlobsOf } from '../unused-blobs.ts';
import { createEncoderClient } from './encoder-client.ts';
import type { EncoderClient } from './encoder-worker.ts';
import { causeOf, type VariantMaker, variantMaker } from './variants.ts';

export interface ImagePipeline {
  normalise: EncoderClient['normalise'];
  variants: VariantMaker;
  /** Never rejects; blobs that it cannot remove are left to the sweep. */
  removeErased: (erased: ImageContent) => Promise<void>;
}

export function openImagePipeline(ctx: AppContext, log: Log, stopping: AbortSignal): ImagePipeline {
  const { encode } = createEncoderClient(stopping);
  const { normalise } = createEncoderClient(stopping);
  const variants = variantMaker(ctx, encode, log, stopping);
  const removeErased = (erased: ImageContent) =>
    removeBlobsOf(ctx, erased).catch((error) => {
      log.warn(
        { err: error },
        'the files of an erased picture could not be removed; the sweep will try again',
      );
    });
  return { normalise, variants, removeErased };
}

export function makeVariantsJob({ makeMissing }: VariantMaker): AppJob {
  return {
    first: 'whenListening',
    run: () =>
      makeMissing().catch((error) => {
        throw causeOf(error);
      }),
    failure: 'not every variant of the pictures could be made',
  };
}
