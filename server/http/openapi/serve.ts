// The description contains no data, so it is public. web/public/api-docs is its page.
import type { FastifyInstance } from 'fastify';
import { OPENAPI_PATH } from '#domain/endpoints/openapi-document.ts';
import { compress, FAST_BROTLI } from '../../site/compress.ts';
import { type StaticFile, staticFile } from '../../site/static-files.ts';
import { sendStaticFile } from '../responses/send-static-file.ts';
import { openApiDocument } from './openapi-document.ts';

export function serveOpenApi(app: FastifyInstance, origin: string): void {
  let file: StaticFile | undefined;
  app.get(OPENAPI_PATH, { config: { queue: 'none' } }, async (request, reply) => {
    file ??= openApiFile(origin);
    return sendStaticFile(request, reply, file);
  });
}

function openApiFile(origin: string): StaticFile {
  const body = Buffer.from(JSON.stringify(openApiDocument(origin)));
  return staticFile(body, compress(body, FAST_BROTLI), {
    'content-type': 'application/json; charset=utf-8',
  });
}
