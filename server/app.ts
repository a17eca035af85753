import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { sessionHandlers } from './auth/handlers.ts';
import { passwords } from './auth/passwords.ts';
import type { House } from './context.ts';
import { diskSpace } from './disk-space.ts';
import { queryHandlers } from './enquiries/handlers.ts';
import { describePages } from './http/alt-text/pages.ts';
import { keepWords } from './http/alt-text/sync.ts';
import { readPictureUses } from './http/alt-text/usage.ts';
import { refuseAddress } from './http/bad-url.ts';
import { bindContract } from './http/bind.ts';
import { endSlowBodies, UPLOAD_PATIENCE_MS } from './http/body-timeout.ts';
import { answerProblems, refuseConnection } from './http/errors.ts';
import { endConnectionsOnClose } from './http/graceful-shutdown.ts';
import { answerHealth } from './http/health.ts';
import { readJsonBodies } from './http/json-body.ts';
import { shedLoad } from './http/load-shedding/plugin.ts';
import { logCalls, logLines } from './http/log.ts';
import { serveMetrics } from './http/metrics.ts';
import { leaveNothingToNode } from './http/node-defaults.ts';
import { serveDescription } from './http/openapi/serve.ts';
import { refusalHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { serveForms } from './http/site/forms.ts';
import { serveImages } from './http/site/images.ts';
import { siteFacts } from './http/site/page-placeholders.ts';
import { servePages } from './http/site/pages.ts';
import { type BuiltFile, readBuild } from './http/site/static-files.ts';
import { imageHandlers } from './images/handlers.ts';
import { processPictures } from './images/processing/pipeline.ts';
import { standardOutput } from './log-output.ts';
import { readiness } from './startup/readiness.ts';
import { exportHandlers } from './surveys/export-handlers.ts';
import { surveyHandlers } from './surveys/handlers.ts';
import { historyHandlers } from './surveys/history-handlers.ts';
import { volunteerHandlers } from './volunteers/handlers.ts';

const KIB = 1024;
const SECOND = 1000;

/** @param pages the folder of the built pages; undefined while a dev server serves the screens */
export function buildApp(house: House, pages: string | undefined): FastifyInstance {
  const usual = refusalHeaders(house.config.publicUrl);
  const refuse = refuseConnection(usual);
  const facts = siteFacts(house.config);
  const files = pages ? readBuild(pages, facts) : new Map<string, BuiltFile>();
  const app = Fastify({
    logger: { ...logLines(house.config.logLevel), stream: standardOutput },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: house.config.trustProxy,
    bodyLimit: 64 * KIB,
    // All three are needed to disconnect slow senders: docs/decisions/0014-timeouts-and-shutdown.md
    requestTimeout: UPLOAD_PATIENCE_MS,
    http: {
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: 2 * SECOND,
      maxHeaderSize: 16 * KIB,
      requireHostHeader: false, // bare-answers.ts requires it
    },
    keepAliveTimeout: 72 * SECOND,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // closing.ts does, with our headers and shape
    frameworkErrors: refuseAddress(usual, files),
    clientErrorHandler: refuse,
    // A picture's name of a hundred letters, each of them up to twelve characters in an address.
    routerOptions: { maxParamLength: 1200 },
  });
  const oneHashing = passwords();
  const processing = processPictures(app, house);

  leaveNothingToNode(app);
  endConnectionsOnClose(app);
  const ready = readiness(house);
  const traffic = shedLoad(app);
  logCalls(app);
  endSlowBodies(app, refuse);
  setSecurityHeaders(app, house.config.publicUrl);
  readJsonBodies(app);
  answerProblems(app, house.dialect);
  answerHealth(app, ready);
  serveMetrics(app, house, traffic, ready);
  const uses = readPictureUses(join(pages ?? '', '../picture-uses.json'));
  const spoken = keepWords(app, house, describePages(files, uses, facts));
  const handlers = {
    ...sessionHandlers(house, oneHashing),
    ...volunteerHandlers(house, oneHashing),
    ...surveyHandlers(house),
    ...historyHandlers(house),
    ...exportHandlers(house),
    ...queryHandlers(house),
    readStorage: async () => ({ data: await diskSpace(house.config) }),
    ...imageHandlers(house, processing, uses, spoken),
  };
  bindContract(app, house, handlers, { signIn: oneHashing.isFull });
  serveDescription(app, facts.origin, files);
  serveImages(app, house, processing.variants);
  serveForms(app, house, files);
  servePages(app, files);
  return app;
}
