import type { FastifyInstance } from 'fastify';
import { problem } from '#domain/problems.ts';

const IDENTITY_ENCODING = /^(?:identity)?$/i;

/** Clients of the spec send this content type without a payload. A small compressed body could expand to a huge one. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (!IDENTITY_ENCODING.test(request.headers['content-encoding'] ?? '')) {
      return done(
        problem('unsupportedType', { message: 'Compressed request bodies are not accepted' }),
      );
    }
    if (text.trim() === '') done(null, undefined);
    else parse(request, text, done);
  });
}
