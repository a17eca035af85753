import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { API_ROOT } from '#domain/endpoints.ts';
import { wasShed } from './load-shedding/plugin.ts';

type LoggerOptions = Exclude<
  FastifyServerOptions['logger'],
  boolean | FastifyBaseLogger | undefined
>;

/**
 * JSON lines without personal data: of a request its method and route, never its address with what was
 * searched, its headers or its body; of an error its kind and place. PostgreSQL puts values into its
 * messages, so of its errors only the code is kept.
 */
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
        code: 'code' in error ? String(error.code) : '',
        message: isFromPostgres(error) ? '' : error.message,
        stack: stackFramesOf(error),
      }),
    },
  };
}

/** One line for each call when it has been answered. Pages are for the proxy to count. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if ((!route?.startsWith(API_ROOT) && reply.statusCode < 500) || wasShed(request)) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
}

function isFromPostgres(error: Error): boolean {
  return 'severity' in error;
}

/** The stack without its first lines, which repeat the message. */
function stackFramesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
