import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts';
import { auditLogHandlers } from './audit-log/handlers.ts';
import { sessionHandlers } from './auth/handlers.ts';
import { createPasswordHasher, type Passwords } from './auth/passwords.ts';
import { secondFactorHandlers } from './auth/second-factor/handlers.ts';
import type { AppContext } from './context.ts';
import { donationHandlers } from './donations/handlers.ts';
import { enquiryMailJob } from './enquiries/enquiry-mail-job.ts';
import { enquiryHandlers } from './enquiries/handlers.ts';
import { limitExports } from './exports/limit-exports.ts';
import { fileHandlers } from './files/handlers.ts';
import { bindContract } from './http/bind.ts';
import { refuseConnection, setProblemHandler } from './http/errors.ts';
import { gracefulShutdown } from './http/graceful-shutdown.ts';
import { serveHealth } from './http/health.ts';
import { shedLoad } from './http/load-shedding/plugin.ts';
import { loggerOptions, logRequests } from './http/log.ts';
import { serveMetrics } from './http/metrics.ts';
import { overrideNodeDefaults } from './http/node-defaults.ts';
import { serveOpenApi } from './http/openapi/serve.ts';
import { handleBadUrl } from './http/requests/bad-url.ts';
import { enforceBodyTimeout, UPLOAD_TIMEOUT_MS } from './http/requests/body-timeout.ts';
import { readJsonBodies } from './http/requests/json-body.ts';
import { refusalHeaders, setSecurityHeaders } from './http/responses/security-headers.ts';
import { serveFiles } from './http/site/files.ts';
import { serveForms } from './http/site/forms.ts';
import { serveImages } from './http/site/images.ts';
import { servePages } from './http/site/pages.ts';
import { imageHandlers } from './images/handlers.ts';
import { makeVariantsJob, openImagePipeline } from './images/processing/pipeline.ts';
import { runWithApp } from './jobs.ts';
import { readDiskSpace } from './monitoring/disk-space.ts';
import { placeHandlers } from './places/handlers.ts';
import { noticeHandlers } from './privacy/notice-handlers.ts';
import { privacyRequestHandlers } from './privacy/request-handlers.ts';
import { standardOutput } from './process/log-output.ts';
import { serveWebsite } from './serve-website.ts';
import { openBuiltSite } from './site/built-site.ts';
import { imageValues } from './site/images/image-placeholders.ts';
import { siteOrigin, siteValues, trustNameValues } from './site/page-placeholders.ts';
import { readSiteBuild } from './site/site-build.ts';
import { createReadinessCheck } from './startup/readiness-check.ts';
import { bulkHandlers } from './surveys/bulk/handlers.ts';
import { consentHandlers } from './surveys/consents/handlers.ts';
import { correctionHandlers } from './surveys/corrections/handlers.ts';
import { compareQueuedJob } from './surveys/duplicates/detection/compare-queued-job.ts';
import { possibleDuplicateHandlers } from './surveys/duplicates/detection/handlers.ts';
import { pairHandlers } from './surveys/duplicates/handlers.ts';
import { cleanIndexJob } from './surveys/erasure/clean-index-job.ts';
import { erasureHandlers } from './surveys/erasure/handlers.ts';
import { exportHandlers } from './surveys/export/handlers.ts';
import { surveyHandlers } from './surveys/handlers.ts';
import { historyHandlers } from './surveys/history/handlers.ts';
import { householdHandlers } from './surveys/household/handlers.ts';
import { readSyncState } from './surveys/idempotency/read-sync-state.ts';
import { statisticsHandlers } from './surveys/statistics/handlers.ts';
import { viewHandlers } from './surveys/views/handlers.ts';
import { volunteerHandlers } from './volunteers/handlers.ts';
import { readDocuments, type WebsiteDocuments } from './website/documents.ts';
import { websiteHandlers } from './website/handlers.ts';
import { readCurrentImageUsage } from './website/image-uses.ts';

const KIB = 1024;

export interface AppOptions {
  /** Folder of the built pages; missing with a dev server. */
  pages?: string | undefined;
  passwordHashing?: Passwords;
  /** The website's documents; by default those beside the pages. */
  documents?: WebsiteDocuments;
}

export function buildApp(
  ctx: AppContext,
  {
    pages,
    passwordHashing = createPasswordHasher(),
    documents = pages ? readDocuments(join(pages, '../website/documents.json')) : new Map(),
  }: AppOptions = {},
): FastifyInstance {
  const errorHeaders = refusalHeaders(ctx.config.publicUrl);
  const refuse = refuseConnection(errorHeaders);
  const build = readSiteBuild(pages);
  const { usage } = build;
  const values = new Map([
    ...siteValues(ctx.config),
    ...trustNameValues(build.trustNames),
    ...imageValues(build, []),
  ]);
  const site = openBuiltSite(pages, values);
  const app = Fastify({
    logger: { ...loggerOptions(ctx.config.logLevel), stream: standardOutput },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ctx.config.trustProxy,
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
    // For connections on which nothing moves, above all of readers that stop reading; slow ones go on. Node waits for a
    // second time where a write was under way.
    connectionTimeout: 3 * MINUTE_MS,
    keepAliveTimeout: 72 * SECOND_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // graceful-shutdown.ts does, with our headers and JSON
    frameworkErrors: handleBadUrl(errorHeaders, site.files),
    clientErrorHandler: refuse,
    // Image names: 100 characters, each up to 12 when percent-encoded.
    routerOptions: { maxParamLength: 1200 },
  });
  const stopping = new AbortController();
  const processing = openImagePipeline(ctx, app.log, stopping.signal);
  runWithApp(app, makeVariantsJob(processing.variants));
  // Registered after the job and therefore called before it: ends the encoders, so that the job need not wait for them.
  app.addHook('onClose', async () => stopping.abort());

  // Hooks run in this order: what ends a request early stands before what reads it.
  overrideNodeDefaults(app);
  gracefulShutdown(app);
  const checkReady = createReadinessCheck(ctx);
  const traffic = shedLoad(app);
  logRequests(app);
  enforceBodyTimeout(app, refuse);
  setSecurityHeaders(app, ctx.config.publicUrl);
  readJsonBodies(app);
  setProblemHandler(app, ctx.dialect);
  serveHealth(app, checkReady);
  serveMetrics(app, ctx, traffic, checkReady);
  const parts = { documents, site, build, pages };
  const withLog = { ...ctx, log: app.log };
  const exportLimit = limitExports();
  const { website, syncImages } = serveWebsite(app, ctx, parts);
  const handlers = {
    ...sessionHandlers(ctx, passwordHashing),
    ...secondFactorHandlers(ctx, passwordHashing),
    ...volunteerHandlers(ctx, passwordHashing),
    ...surveyHandlers(ctx),
    ...possibleDuplicateHandlers(ctx),
    ...pairHandlers(ctx, runWithApp(app, compareQueuedJob(ctx)).wake),
    ...erasureHandlers(ctx, passwordHashing, runWithApp(app, cleanIndexJob(ctx)).wake),
    ...historyHandlers(ctx),
    ...exportHandlers(ctx, exportLimit),
    ...statisticsHandlers(ctx, exportLimit),
    ...viewHandlers(ctx),
    ...placeHandlers(ctx),
    ...householdHandlers(ctx),
    ...bulkHandlers(withLog),
    ...correctionHandlers(ctx),
    ...consentHandlers(ctx),
    ...noticeHandlers(ctx),
    ...privacyRequestHandlers(ctx),
    ...auditLogHandlers(ctx),
    ...enquiryHandlers(withLog),
    ...donationHandlers(withLog, documents, exportLimit),
    readSyncState: async () => ({ data: await readSyncState(ctx) }),
    readDiskSpace: async () => ({ data: await readDiskSpace(ctx.config) }),
    ...imageHandlers(
      ctx,
      processing,
      () => readCurrentImageUsage(ctx, documents, usage),
      syncImages,
    ),
    ...fileHandlers(ctx),
    ...websiteHandlers(website, passwordHashing),
  };
  bindContract(app, ctx, handlers, { signIn: passwordHashing.isFull });
  serveOpenApi(app, siteOrigin(ctx.config));
  serveImages(app, ctx, processing.variants);
  serveFiles(app, ctx);
  serveForms(app, ctx, site, runWithApp(app, enquiryMailJob(ctx, app.log)).wake);
  servePages(app, site.files, ctx.config);
  return app;
}
