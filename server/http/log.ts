import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { API_ROOT } from '#domain/endpoints.ts';
import { codeOf, isFromPostgres } from '../errors/error-details.ts';
import { sentProblemCode } from './errors.ts';
import { wasShed } from './load-shedding/plugin.ts';
import { onRequestEnd } from './request-end.ts';

type LoggerOptions = Exclude<
  FastifyServerOptions['logger'],
  boolean | FastifyBaseLogger | undefined
>;

/** URLs contain search terms, and PostgreSQL's messages values: personal data must stay out of the log. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        code: codeOf(error),
        message: isFromPostgres(error) ? '' : error.message,
        stack: stackFramesOf(error),
      }),
    },
  };
}

/** The proxy logs pages. */
export function logRequests(app: FastifyInstance): void {
  onRequestEnd(app, (request, { status, ms }) => {
    const route = request.routeOptions.url;
    if ((!route?.startsWith(API_ROOT) && status < 500) || wasShed(request)) return;
    const code = sentProblemCode(request);
    request.log.info(
      { method: request.method, route, status, ...(code && { code }), ms: Math.round(ms) },
      'answered',
    );
  });
}

/** The message may contain personal data. */
function stackFramesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
