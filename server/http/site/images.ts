// The URL stays the same when an image is replaced, so browsers must revalidate the ETag.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  IMAGE_ROOT,
  IMAGE_WIDTHS,
  type ImageFormat,
  REMOVED_ROOT,
  SMALL_FORMATS,
} from '#domain/images/images.ts';
import { problem } from '#domain/problems.ts';
import type { AppContext } from '../../context.ts';
import type { ImageRow } from '../../db/tables/images.ts';
import { type Variant, type VariantMaker, variantKey } from '../../images/processing/variants.ts';
import { findImage } from '../../images/store.ts';
import { findRemovedByOriginal } from '../../images/trash.ts';
import { waitAtMost } from '../../process/wait-at-most.ts';
import { releaseSlot } from '../load-shedding/plugin.ts';
import { isFresh } from '../responses/etag.ts';
import { createImageCache } from './image-cache.ts';

const PLACEHOLDER_IMAGE = 'stand-in.webp';

/** Smaller originals are served at once instead of waiting for a variant. */
const SMALL_ORIGINAL_BYTES = 300_000;
const VARIANT_TIMEOUT_MS = 3000;

type ServedImage = Pick<ImageRow, 'hash' | 'format' | 'original' | 'bytes'>;

interface RemovedRoute {
  Params: { key: string };
}

interface ImageRoute {
  Params: { name: string };
  Querystring: { w?: string; format?: string };
}

export function serveImages(app: FastifyInstance, ctx: AppContext, variants: VariantMaker): void {
  const { cached, original } = createImageCache(ctx.blobs);

  // Fastify's own answer to HEAD would read the whole original.
  const method = ['GET', 'HEAD'];
  app.route<ImageRoute>({ method, url: `${IMAGE_ROOT}/:name`, handler: sendPublished });

  async function sendPublished(
    request: FastifyRequest<ImageRoute>,
    reply: FastifyReply,
  ): Promise<unknown> {
    const image = await findImage(ctx, request.params.name);
    const served = image ?? (await placeholderImage(request));
    if (!served) return reply.callNotFound();
    reply.header('cache-control', 'no-cache');
    if (image) return sendImage(request, reply, image, requestedVariant(image, request.query));
    reply.code(404).header('vary', 'accept');
    return sendImage(request, reply, served, { width: 768, format: 'webp' });
  }

  // Public: only the admins' list contains the random key of an upload, and seed images are no secret.
  app.route<RemovedRoute>({ method, url: `${REMOVED_ROOT}/:key`, handler: sendRemoved });

  async function sendRemoved(
    request: FastifyRequest<RemovedRoute>,
    reply: FastifyReply,
  ): Promise<unknown> {
    const removed = await findRemovedByOriginal(ctx, `originals/${request.params.key}`);
    if (!removed) return reply.callNotFound();
    reply.header('cache-control', 'private, no-store');
    return sendImage(request, reply, removed, { width: 480, format: 'webp' });
  }

  async function placeholderImage(request: FastifyRequest): Promise<ImageRow | undefined> {
    const accept = request.headers.accept ?? '';
    const forPage = accept.includes('text/html') || !accept.includes('image/');
    return forPage ? undefined : findImage(ctx, PLACEHOLDER_IMAGE);
  }

  async function sendImage(
    request: FastifyRequest<ImageRoute> | FastifyRequest<RemovedRoute>,
    reply: FastifyReply,
    image: ServedImage,
    variant: Variant | undefined,
  ): Promise<unknown> {
    const key = variant ? variantKey(image, variant) : image.original;
    const etag = `"${variant ? etagOf(key) : `${image.hash}.${image.format}`}"`;
    if (reply.statusCode === 200 && isFresh(request.headers['if-none-match'], etag)) {
      return reply.header('etag', etag).code(304).send();
    }
    // A silent bucket must not hold the slots of other reads.
    if (ctx.config.bucket) releaseSlot(request);
    const variantBytes =
      variant && ((await cached(key)) ?? (await waitForVariant(request, image, variant)));
    if (variant && variantBytes) {
      return reply.header('etag', etag).type(`image/${variant.format}`).send(variantBytes);
    }
    const isHead = request.method === 'HEAD';
    const originalBytes = isHead ? undefined : await original(image.original, image.bytes);
    if (!originalBytes && !isHead) return reply.callNotFound();
    if (variant) reply.header('cache-control', 'no-store');
    else reply.header('etag', etag);
    reply.type(`image/${image.format}`).header('content-length', image.bytes);
    return reply.send(originalBytes);
  }

  async function waitForVariant(
    request: Pick<FastifyRequest, 'raw'>,
    image: ServedImage,
    variant: Variant,
  ): Promise<Buffer | undefined> {
    const variantMade = variants.make(image, variant);
    if (image.bytes <= SMALL_ORIGINAL_BYTES) return undefined;
    releaseSlot(request);
    const made = await waitAtMost(VARIANT_TIMEOUT_MS, variantMade);
    return made ? cached(variantKey(image, variant)) : undefined;
  }
}

/** @throws Problem unreadable for a width or format that is not offered */
function requestedVariant(
  image: ImageRow,
  { w, format }: ImageRoute['Querystring'],
): Variant | undefined {
  if (w === undefined && format === undefined) return undefined;
  const width = IMAGE_WIDTHS.find((one) => String(one) === w);
  const offered: ImageFormat[] = [...SMALL_FORMATS, image.format];
  const wanted = format === undefined ? image.format : offered.find((one) => one === format);
  if (!width || !wanted) {
    const message = `Pictures come ${IMAGE_WIDTHS.join(', ')} wide, as ${offered.join(' or ')}`;
    throw problem('unreadable', { message });
  }
  return { width, format: wanted };
}

function etagOf(key: string): string {
  return key.slice(key.indexOf('/') + 1).replaceAll('/', '-');
}
