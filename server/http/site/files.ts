// PDFs at /files/{name}: always a download, so that nothing in them runs in this site's origin.
import type { FastifyInstance } from 'fastify';
import { FILE_ROOT } from '#domain/files/files.ts';
import type { AppContext } from '../../context.ts';
import { fileKey, findFile } from '../../files/store.ts';
import { isFresh } from '../etag.ts';

const YEAR_SECONDS = 31_536_000;
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

export function serveFiles(app: FastifyInstance, ctx: AppContext): void {
  app.get<{ Params: { name: string } }>(`${FILE_ROOT}/:name`, async (request, reply) => {
    const file = await findFile(ctx, request.params.name);
    if (!file) return reply.callNotFound();
    const etag = `"${file.name}"`;
    reply.headers({
      etag,
      // Named by its content, so it never changes.
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'content-security-policy': POLICY,
    });
    if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const content = await ctx.blobs.stream(fileKey(file.name));
    if (!content) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-length': file.bytes,
        'content-disposition': disposition(file.file_name),
      })
      .send(content);
  });
}

/** The second form is for names in other scripts (RFC 6266). */
function disposition(fileName: string): string {
  const ascii = fileName.replace(/[^\w.-]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
