// The description of the calls: for programs as OpenAPI, for people as a page. Both are made when they are
// first asked for: nothing of it is needed for a start. Neither needs a token: they hold no data.
import type { FastifyInstance } from 'fastify';
import { API_ROOT } from '#domain/endpoints.ts';
import { compressed, QUICK } from '../site/compress.ts';
import { stillPagePolicy } from '../site/csp.ts';
import { sendFile } from '../site/pages.ts';
import { type BuiltFile, builtFile } from '../site/static-files.ts';
import { describe } from './describe.ts';
import { descriptionPage } from './page.ts';
import { pageStyle } from './page-style.ts';

/** @param origin of the site, for the examples */
export function serveDescription(
  app: FastifyInstance,
  origin: string,
  files: ReadonlyMap<string, BuiltFile>,
): void {
  const made = once(() => {
    const description = describe(origin);
    const page = descriptionPage(description, pageStyle([...files.keys()]));
    return {
      json: file(JSON.stringify(description), {
        'content-type': 'application/json; charset=utf-8',
      }),
      page: file(page, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': stillPagePolicy(page),
      }),
    };
  });
  const fromMemory = { config: { queue: 'none' } } as const;
  app.get(`${API_ROOT}/openapi.json`, fromMemory, async (request, reply) => {
    return sendFile(request, reply, made().json);
  });
  app.get(`${API_ROOT}/docs`, fromMemory, async (request, reply) => {
    return sendFile(request, reply, made().page);
  });
}

function file(text: string, headers: Record<string, string>): BuiltFile {
  const body = Buffer.from(text);
  return builtFile(body, compressed(body, QUICK), headers);
}

function once<Result>(make: () => Result): () => Result {
  let result: { value: Result } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}
