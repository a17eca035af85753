// Serves the API description as OpenAPI JSON and as a page. Both are made on the first request, and are
// public, as they contain no data.
import type { FastifyInstance } from 'fastify';
import { API_ROOT } from '#domain/endpoints.ts';
import { compress, QUICK } from '../site/compress.ts';
import { staticContentSecurityPolicy } from '../site/csp.ts';
import { sendFile } from '../site/pages.ts';
import { type BuiltFile, builtFile } from '../site/static-files.ts';
import { openApiDocument } from './describe.ts';
import { apiDocsPage } from './page/page.ts';
import { pageStyle } from './page/page-style.ts';

/** @param origin of the site, for the examples */
export function serveOpenApi(
  app: FastifyInstance,
  origin: string,
  files: ReadonlyMap<string, BuiltFile>,
): void {
  const document = once(() => {
    const description = openApiDocument(origin);
    const page = apiDocsPage(description, pageStyle([...files.keys()]));
    return {
      json: file(JSON.stringify(description), {
        'content-type': 'application/json; charset=utf-8',
      }),
      page: file(page, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': staticContentSecurityPolicy(page),
      }),
    };
  });
  const fromMemory = { config: { queue: 'none' } } as const;
  app.get(`${API_ROOT}/openapi.json`, fromMemory, async (request, reply) => {
    return sendFile(request, reply, document().json);
  });
  app.get(`${API_ROOT}/docs`, fromMemory, async (request, reply) => {
    return sendFile(request, reply, document().page);
  });
}

function file(text: string, headers: Record<string, string>): BuiltFile {
  const body = Buffer.from(text);
  return builtFile(body, compress(body, QUICK), headers);
}

function once<Result>(make: () => Result): () => Result {
  let result: { value: Result } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}
