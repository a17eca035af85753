import type { FastifyInstance } from 'fastify';

const LONGEST_FAREWELL_MS = 10_000;

/**
 * While the program stops, the answers to what had begun also end their connections: a browser keeps
 * them open for a minute otherwise, and the program would wait for it. Who has not sent a whole request
 * by then is not waited for at all.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), LONGEST_FAREWELL_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
