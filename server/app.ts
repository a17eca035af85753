import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createPasswordHasher, type PasswordHasher } from './auth/password-hasher.ts';
import type { AppContext } from './context.ts';
import { enquiryMailJob } from './enquiries/enquiry-mail-job.ts';
import { createHandlers } from './handlers.ts';
import { bindContract } from './http/bind.ts';
import { createServer } from './http/create-server.ts';
import { setProblemHandler } from './http/errors.ts';
import { gracefulShutdown } from './http/graceful-shutdown.ts';
import { serveHealth } from './http/health.ts';
import { shedLoad } from './http/load-shedding/plugin.ts';
import { logRequests } from './http/log.ts';
import { serveMetrics } from './http/metrics.ts';
import { overrideNodeDefaults } from './http/node-defaults.ts';
import { serveOpenApi } from './http/openapi/serve.ts';
import { refuseConnection } from './http/refuse-connection.ts';
import { enforceBodyTimeout } from './http/requests/body-timeout.ts';
import { readJsonBodies } from './http/requests/json-body.ts';
import { refusalHeaders, setSecurityHeaders } from './http/responses/security-headers.ts';
import { serveFiles } from './http/site/files.ts';
import { serveForms } from './http/site/forms.ts';
import { serveImages } from './http/site/images.ts';
import { servePages } from './http/site/pages.ts';
import { makeVariantsJob, openImagePipeline } from './images/processing/pipeline.ts';
import { runWithApp } from './jobs.ts';
import { serveWebsite } from './serve-website.ts';
import { readBuildManifest } from './site/build-manifest.ts';
import { openBuiltSite } from './site/built-site.ts';
import { imageValues } from './site/images/image-placeholders.ts';
import { siteOrigin, siteValues, trustNameValues } from './site/page-placeholders.ts';
import { createReadinessCheck } from './startup/readiness-check.ts';
import { compareQueuedJob } from './surveys/duplicates/detection/compare-queued-job.ts';
import { cleanIndexJob } from './surveys/erasure/clean-index-job.ts';
import { readDocuments, type WebsiteDocuments } from './website/documents.ts';
import { websiteMailJob } from './website/publishing/mails.ts';

export interface AppOptions {
  /** Missing with a dev server. */
  pages?: string | undefined;
  passwords?: PasswordHasher;
  documents?: WebsiteDocuments;
}

export function buildApp(
  ctx: AppContext,
  {
    pages,
    passwords = createPasswordHasher(),
    documents = pages ? readDocuments(join(pages, '../website/documents.json')) : new Map(),
  }: AppOptions = {},
): FastifyInstance {
  const headers = refusalHeaders(ctx.config.publicUrl);
  const refuse = refuseConnection(headers);
  const build = readBuildManifest(pages);
  const values = new Map([
    ...siteValues(ctx.config),
    ...trustNameValues(build.trustNames),
    ...imageValues(build, []),
  ]);
  const site = openBuiltSite(pages, values);
  const app = createServer(ctx.config, site.files, { headers, refuse });
  const stopping = new AbortController();
  const processing = openImagePipeline(ctx, app.log, stopping.signal);
  runWithApp(app, makeVariantsJob(processing.variants));
  // Registered after the job and called before it: it ends the encoders, which the job would wait for.
  app.addHook('onClose', async () => stopping.abort());

  // Hooks run in this order: the first ones end a request before others read it.
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
  const wakeMailQueue = runWithApp(app, websiteMailJob(ctx, documents, app.log)).wake;
  const served = serveWebsite(app, ctx, { documents, site, build, pages, wakeMailQueue });
  for (const job of served.jobs) runWithApp(app, job);
  const comparing = runWithApp(app, compareQueuedJob(ctx)).wake;
  const cleaning = runWithApp(app, cleanIndexJob(ctx)).wake;
  const enquiryMail = runWithApp(app, enquiryMailJob(ctx, app.log)).wake;
  const handlers = createHandlers(ctx, app.log, {
    ...served,
    passwords,
    documents,
    build,
    processing,
    wake: { comparing, cleaning },
  });
  bindContract(app, ctx, handlers, { signIn: passwords.isFull });
  serveOpenApi(app, siteOrigin(ctx.config));
  serveImages(app, ctx, processing.variants);
  serveFiles(app, ctx);
  serveForms(app, ctx, site, enquiryMail);
  servePages(app, site.files, ctx.config);
  return app;
}
