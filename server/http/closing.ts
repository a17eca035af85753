import type { FastifyInstance } from 'fastify';

/**
 * While the program stops, the answers to what had begun also end their connections: a browser keeps
 * them open for a minute otherwise, and the program would wait for it.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
