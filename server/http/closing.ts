import type { FastifyInstance } from 'fastify';
import { problem } from '#domain/problems.ts';

const LONGEST_FAREWELL_MS = 10_000;
const RETRY_SECONDS = 5;

/**
 * While the program stops, the answers to what had begun also end their connections: a browser keeps
 * them open for a minute otherwise, and the program would wait for it. Who has not sent a whole request
 * by then is not waited for at all. Who only asks now, on a connection that was open, is told to come again.
 * To be called before what lets requests wait: these had asked before.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), LONGEST_FAREWELL_MS).unref();
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (closing && routeOptions.url !== '/healthz') {
      throw problem('overloaded', { retryAfter: RETRY_SECONDS });
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
