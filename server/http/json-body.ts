import type { FastifyInstance } from 'fastify';
import { problem } from '#domain/problems.ts';

const IDENTITY_ENCODING = /^(?:identity)?$/i;

/**
 * JSON bodies. An empty one is no body: the spec's calls without a payload send it with the same
 * header. Keys that reach into prototypes are refused (Fastify's parser), other types are answered 415,
 * and so is what came packed: a small packed body may be a large one.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (!IDENTITY_ENCODING.test(request.headers['content-encoding'] ?? '')) {
      return done(problem('unsupportedType', { message: 'Send this as it is, not packed' }));
    }
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
}
