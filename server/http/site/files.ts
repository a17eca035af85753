// A PDF is always a download, so that nothing in it runs in this site's origin. It may be withdrawn at any moment.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_ROOT } from '#domain/files/files.ts';
import type { ByteRange } from '../../blobs/blob-store.ts';
import type { AppContext } from '../../context.ts';
import { fileKey, findFile, isWithdrawn } from '../../files/store.ts';
import { releaseSlot } from '../load-shedding/plugin.ts';
import { parseByteRange } from '../responses/byte-range.ts';
import { isFresh } from '../responses/etag.ts';
import { sendWithdrawnPage } from './withdrawn-page.ts';

const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

interface FileRoute {
  Params: { name: string };
}

export function serveFiles(app: FastifyInstance, ctx: AppContext): void {
  // Fastify's own answer to HEAD would read the whole file.
  app.route<FileRoute>({ method: ['GET', 'HEAD'], url: `${FILE_ROOT}/:name`, handler: sendFile });

  async function sendFile(
    request: FastifyRequest<FileRoute>,
    reply: FastifyReply,
  ): Promise<unknown> {
    const file = await findFile(ctx, request.params.name);
    if (!file) return sendMissing(request, reply);
    const { name, bytes } = file;
    const etag = `"${name}"`;
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
    });
    if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const range = rangeOf(request, bytes, etag);
    if (range === 'unsatisfiable') {
      reply.headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' });
      return reply.code(416).send();
    }
    const describe = () =>
      reply.headers({
        'content-type': 'application/pdf',
        'content-length': range ? range.end - range.start + 1 : bytes,
        'content-disposition': disposition(file.file_name),
      });
    // The store may have lost the file, and is not asked.
    if (request.method === 'HEAD') return describe().send();
    // A silent bucket must not hold the slots of other reads.
    if (ctx.config.bucket) releaseSlot(request);
    const content = await ctx.blobs.stream(fileKey(name), range ?? { start: 0, end: bytes - 1 });
    if (!content) return sendMissing(request, reply);
    if (range) {
      reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
    }
    return describe().send(content);
  }

  async function sendMissing(
    request: FastifyRequest<FileRoute>,
    reply: FastifyReply,
  ): Promise<unknown> {
    const isGone = await isWithdrawn(ctx.db, request.params.name);
    return isGone ? sendWithdrawnPage(reply) : reply.callNotFound();
  }
}

/** A range of another version of the file is answered with the whole file. */
function rangeOf(
  { method, headers }: FastifyRequest,
  size: number,
  etag: string,
): ByteRange | 'unsatisfiable' | undefined {
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  return method === 'GET' && isOfThis ? parseByteRange(headers.range, size) : undefined;
}

/** Names in other scripts need the second form (RFC 6266). */
function disposition(fileName: string): string {
  const ascii = fileName.replace(/[^\w.-]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
