import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts';
import type { Config } from '../config.ts';
import { standardOutput } from '../process/log-output.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { loggerOptions } from './log.ts';
import type { RefuseConnection } from './refuse-connection.ts';
import { handleBadUrl } from './requests/bad-url.ts';
import { UPLOAD_TIMEOUT_MS } from './requests/body-timeout.ts';

const KIB = 1024;

interface Refusals {
  headers: Record<string, string>;
  refuse: RefuseConnection;
}

/** @param files of the site, among them the page for a bad address */
export function createServer(
  { logLevel, trustProxy }: Config,
  files: BuiltSite['files'],
  { headers, refuse }: Refusals,
): FastifyInstance {
  return Fastify({
    logger: { ...loggerOptions(logLevel), stream: standardOutput },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: 64 * KIB,
    // A slow machine may render the published words for longer than Fastify waits; the renderer has a limit of its own.
    pluginTimeout: 0,
    // All three limits are needed to disconnect slow senders: docs/decisions/0014-timeouts-and-shutdown.md
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: {
      headersTimeout: 10 * SECOND_MS,
      connectionsCheckingInterval: 2 * SECOND_MS,
      maxHeaderSize: 16 * KIB,
      requireHostHeader: false, // node-defaults.ts requires it
    },
    // Readers that stop reading are disconnected; slow ones go on. Node waits twice as long during a write.
    connectionTimeout: 3 * MINUTE_MS,
    keepAliveTimeout: 72 * SECOND_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // graceful-shutdown.ts does, with our headers and JSON
    frameworkErrors: handleBadUrl(headers, files),
    clientErrorHandler: refuse,
    // Image names: 100 characters, each up to 12 when percent-encoded.
    routerOptions: { maxParamLength: 1200 },
  });
}
