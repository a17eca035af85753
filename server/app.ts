import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { sessionHandlers } from './auth/handlers.ts';
import { passwords } from './auth/passwords.ts';
import type { AppContext } from './context.ts';
import { diskSpace } from './disk-space.ts';
import { enquiryHandlers } from './enquiries/handlers.ts';
import { createAltTextPages } from './http/alt-text/pages.ts';
import { syncAltTexts } from './http/alt-text/sync.ts';
import { readImageUsage } from './http/alt-text/usage.ts';
import { handleBadUrl } from './http/bad-url.ts';
import { bindContract } from './http/bind.ts';
import { enforceBodyTimeout, UPLOAD_TIMEOUT_MS } from './http/body-timeout.ts';
import { refuseConnection, setProblemHandler } from './http/errors.ts';
import { gracefulShutdown } from './http/graceful-shutdown.ts';
import { serveHealth } from './http/health.ts';
import { readJsonBodies } from './http/json-body.ts';
import { shedLoad } from './http/load-shedding/plugin.ts';
import { loggerOptions, logRequests } from './http/log.ts';
import { serveMetrics } from './http/metrics.ts';
import { overrideNodeDefaults } from './http/node-defaults.ts';
import { serveOpenApi } from './http/openapi/serve.ts';
import { refusalHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { serveForms } from './http/site/forms.ts';
import { serveImages } from './http/site/images.ts';
import { sitePlaceholders } from './http/site/page-placeholders.ts';
import { servePages } from './http/site/pages.ts';
import { type BuiltFile, readBuild } from './http/site/static-files.ts';
import { imageHandlers } from './images/handlers.ts';
import { startImagePipeline } from './images/processing/pipeline.ts';
import { standardOutput } from './log-output.ts';
import { readinessCheck } from './startup/readiness.ts';
import { exportHandlers } from './surveys/export/export-handlers.ts';
import { surveyHandlers } from './surveys/handlers.ts';
import { historyHandlers } from './surveys/history/history-handlers.ts';
import { volunteerHandlers } from './volunteers/handlers.ts';

const KIB = 1024;
const SECOND = 1000;

/** @param pages folder of the built pages; undefined with a dev server */
export function buildApp(ctx: AppContext, pages: string | undefined): FastifyInstance {
  const errorHeaders = refusalHeaders(ctx.config.publicUrl);
  const refuse = refuseConnection(errorHeaders);
  const placeholderValues = sitePlaceholders(ctx.config);
  const files = pages ? readBuild(pages, placeholderValues) : new Map<string, BuiltFile>();
  const app = Fastify({
    logger: { ...loggerOptions(ctx.config.logLevel), stream: standardOutput },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ctx.config.trustProxy,
    bodyLimit: 64 * KIB,
    // All three limits are needed to disconnect slow senders: docs/decisions/0014-timeouts-and-shutdown.md
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: {
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 2 * SECOND,
      maxHeaderSize: 16 * KIB,
      requireHostHeader: false, // node-defaults.ts requires it
    },
    keepAliveTimeout: 72 * SECOND,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // graceful-shutdown.ts does, with our headers and JSON
    frameworkErrors: handleBadUrl(errorHeaders, files),
    clientErrorHandler: refuse,
    // Image names: 100 characters, each up to 12 when percent-encoded.
    routerOptions: { maxParamLength: 1200 },
  });
  const passwordHashing = passwords();
  const processing = startImagePipeline(app, ctx);

  overrideNodeDefaults(app);
  gracefulShutdown(app);
  const checkReady = readinessCheck(ctx);
  const traffic = shedLoad(app);
  logRequests(app);
  enforceBodyTimeout(app, refuse);
  setSecurityHeaders(app, ctx.config.publicUrl);
  readJsonBodies(app);
  setProblemHandler(app, ctx.dialect);
  serveHealth(app, checkReady);
  serveMetrics(app, ctx, traffic, checkReady);
  const usage = readImageUsage(join(pages ?? '', '../picture-uses.json'));
  const altTexts = syncAltTexts(app, ctx, createAltTextPages(files, usage, placeholderValues));
  const handlers = {
    ...sessionHandlers(ctx, passwordHashing),
    ...volunteerHandlers(ctx, passwordHashing),
    ...surveyHandlers(ctx),
    ...historyHandlers(ctx),
    ...exportHandlers(ctx),
    ...enquiryHandlers(ctx),
    readStorage: async () => ({ data: await diskSpace(ctx.config) }),
    ...imageHandlers(ctx, processing, usage, altTexts),
  };
  bindContract(app, ctx, handlers, { signIn: passwordHashing.isFull });
  serveOpenApi(app, placeholderValues.origin, files);
  serveImages(app, ctx, processing.variants);
  serveForms(app, ctx, files);
  servePages(app, files);
  return app;
}
