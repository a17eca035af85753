import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies. An empty one is no body: the spec's calls without a payload send it with the same
 * header. Keys that reach into prototypes are refused (Fastify's parser), other types are answered 415.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
}
