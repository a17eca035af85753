import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '#domain/durations.ts';
import { API_ROOT, endpoints } from '#domain/endpoints.ts';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { Problem, problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { Metrics, SignInFailure, Traffic } from '../monitoring/metrics.ts';
import { wasShed } from './load-shedding/plugin.ts';
import { onRequestEnd } from './request-end.ts';

const SIGN_IN = API_ROOT + endpoints.signIn.path;
/** The question for a code is no failure. */
const REASONS: Partial<Record<ProblemCode, SignInFailure>> = {
  wrongSignIn: 'wrong',
  wrongCode: 'wrong_code',
  accountInactive: 'inactive',
  tooManyAttempts: 'throttled',
  dailyLimitReached: 'throttled',
};

export function serveMetrics(
  app: FastifyInstance,
  ctx: AppContext,
  traffic: Traffic,
  checkReady: () => Promise<void>,
): void {
  const { metricsToken } = ctx.config;
  if (!metricsToken) return;
  let metrics: Metrics | undefined;
  app.addHook('onReady', async () => {
    const { openMetrics } = await import('../monitoring/metrics.ts');
    metrics = openMetrics(ctx, traffic, checkReady);
  });
  onRequestEnd(app, (request, { status, ms }) => {
    if (wasShed(request)) return;
    const route = request.routeOptions.url;
    metrics?.observe({ method: request.method, route, status, seconds: ms / SECOND_MS });
  });
  app.addHook('onError', async ({ routeOptions }, _reply, error) => {
    if (routeOptions.url !== SIGN_IN || !(error instanceof Problem)) return;
    const reason = REASONS[error.code];
    if (reason) metrics?.signInFailed(reason);
  });
  app.get('/metrics', { config: { queue: 'none' } }, async ({ headers }, reply) => {
    if (!isSameToken(headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw problem('metricsRefused');
    }
    return reply.type(metrics?.contentType ?? 'text/plain').send(await metrics?.text());
  });
}

/** timingSafeEqual() needs equal lengths, and the length must stay secret. */
function isSameToken(sent: string, expected: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(sent), digest(expected));
}
