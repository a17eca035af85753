// GET /metrics for Prometheus; exists only with METRICS_TOKEN.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import { problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Metrics, Traffic } from '../monitoring/metrics.ts';
import { wasShed } from './load-shedding/plugin.ts';

const SIGN_IN = API_ROOT + endpoints.signIn.path;
const REASONS: Record<number, 'wrong' | 'inactive' | 'throttled'> = {
  401: 'wrong',
  403: 'inactive',
  429: 'throttled',
};

export function serveMetrics(
  app: FastifyInstance,
  ctx: AppContext,
  traffic: Traffic,
  ready: () => Promise<void>,
): void {
  const { metricsToken } = ctx.config;
  if (!metricsToken) return;
  let metrics: Metrics | undefined;
  app.addHook('onReady', async () => {
    const { openMetrics } = await import('../monitoring/metrics.ts');
    metrics = openMetrics(ctx, traffic, ready);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (wasShed(request)) return;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url;
    metrics?.observe({ method: request.method, route, status, seconds: elapsedTime / 1000 });
    const reason = route === SIGN_IN ? REASONS[status] : undefined;
    if (reason) metrics?.signInFailed(reason);
  });
  app.get('/metrics', { config: { queue: 'none' } }, async ({ headers }, reply) => {
    if (!isSameToken(headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw problem('metricsRefused');
    }
    return reply.type(metrics?.contentType ?? 'text/plain').send(await metrics?.text());
  });
}

/** Hashes first: timingSafeEqual() needs equal lengths, and the length must stay secret. */
function isSameToken(sent: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(expected));
}
