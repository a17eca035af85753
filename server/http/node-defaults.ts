// What Node would answer by itself, without our headers and our shape.
import type { FastifyInstance } from 'fastify';
import { ensure } from '#domain/problems.ts';

export function overrideNodeDefaults(app: FastifyInstance): void {
  // An expectation that nobody knows may be overlooked (RFC 9110, 10.1.1); Node answers it with a bare 417.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  // Node answers a missing host bare, and takes two: a proxy might mean the other one.
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, place) => place % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    ensure(hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1'), 'unreadable');
  });
}
