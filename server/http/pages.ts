// The built pages and assets, compressed when they were built, served from memory.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_ROOT } from '#domain/calls.ts';
import { problem } from '#domain/problems.ts';
import { type BuiltFile, type Encoding, readBuild } from './built-files.ts';
import { send } from './errors.ts';

const FALLBACK = '/__spa-fallback.html';
const NOT_FOUND = '/404';
const DESK = '/volunteer';

/** @param folder what the build left; undefined while the screens are served by the dev server */
export function servePages(app: FastifyInstance, folder: string | undefined): void {
  const files = folder ? readBuild(folder) : new Map<string, BuiltFile>();
  const found = (path: string) => files.get(path) ?? deskPage(files, path);

  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const file = path.startsWith(API_ROOT) ? undefined : found(path);
    return file ? sendFile(request, reply, file) : reply.callNotFound();
  });

  app.setNotFoundHandler(async (request, reply) => {
    const page = files.get(NOT_FOUND);
    if (pathOf(request).startsWith(API_ROOT) || !page) {
      return send(reply, problem('callNotFound'));
    }
    return sendFile(request, reply.code(404), page);
  });
}

/** Every screen of the desk is drawn by the browser on one and the same page. */
function deskPage(files: Map<string, BuiltFile>, path: string): BuiltFile | undefined {
  return path === DESK || path.startsWith(`${DESK}/`) ? files.get(FALLBACK) : undefined;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '', file);
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  reply.headers(file.headers).header('etag', etag);
  if (encoding) reply.header('content-encoding', encoding);
  if (reply.statusCode === 200 && isFresh(request.headers['if-none-match'], etag)) {
    return reply.code(304).send();
  }
  return reply.send(encoding ? file.compressed[encoding] : file.body);
}

function bestEncoding(accepted: string, { compressed }: BuiltFile): Encoding | undefined {
  if (compressed.br && /\bbr\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'br';
  if (compressed.gzip && /\bgzip\b(?!;q=0(\.0+)?\b)/.test(accepted)) return 'gzip';
  return undefined;
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(etag) ?? false;
}

/** `/about/` is `/about`. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
