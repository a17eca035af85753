import type { FastifyInstance } from 'fastify';
import { problem } from '#domain/problems.ts';
import { send } from './errors.ts';

const RETRY_SECONDS = 5;

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work.
 * @param ready throws why not
 */
export function answerHealth(app: FastifyInstance, ready: () => Promise<void>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await ready();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return send(reply, problem('storeUnavailable', { retryAfter: RETRY_SECONDS }));
    }
  });
}
