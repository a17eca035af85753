import type { FastifyInstance } from 'fastify';
import { DEFAULT_RETRY_SECONDS, problem } from '#domain/problems.ts';
import { sendProblem } from './errors.ts';

/** Monitoring gets an answer even under load. */
const UNQUEUED = { config: { queue: 'none' } } as const;

/** @param checkReady rejects when /readyz must fail */
export function serveHealth(app: FastifyInstance, checkReady: () => Promise<void>): void {
  app.get('/healthz', UNQUEUED, async () => ({ status: 'ok' }));
  app.get('/readyz', UNQUEUED, async (request, reply) => {
    try {
      await checkReady();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return sendProblem(reply, problem('storeUnavailable', { retryAfter: DEFAULT_RETRY_SECONDS }));
    }
  });
}
