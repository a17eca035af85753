// Node's own answers lack our headers and JSON.
import type { FastifyInstance } from 'fastify';
import { ensure } from '#domain/problems.ts';

export function overrideNodeDefaults(app: FastifyInstance): void {
  // RFC 9110, 10.1.1 allows ignoring unknown expectations; Node answers 417.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  // Read once at the start: Node keeps the address, and cannot find it after a disconnect.
  app.addHook('onRequest', async ({ socket }) => void socket.remoteAddress);
  // Node accepts two Host headers, of which a proxy might use the other one.
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
    ensure(hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1'), 'unreadable');
  });
}
