import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { SIGN_IN_PATH } from '#domain/desk/desk-screens.ts';
import { buildApp } from './app.ts';
import { sealLogJob } from './audit-log/seals/seal-log.ts';
import { sessionSweepJob } from './auth/session-sweep-job.ts';
import { nightlyBackupJob } from './backup/nightly-backup-job.ts';
import { readConfig } from './config.ts';
import type { AppContext } from './context.ts';
import { fillDonorIndexesJob } from './donations/fill-indexes-job.ts';
import { eraseEnquiriesJob } from './enquiries/erase-job.ts';
import { codeOf, errorMessageOf } from './errors/error-details.ts';
import { OperatorError } from './errors/operator-error.ts';
import { operatorMessage } from './errors/operator-message.ts';
import { withdrawnContentJob } from './files/withdrawn-content-job.ts';
import { imageSweepJob } from './images/image-sweep-job.ts';
import { prepareImages } from './images/prepare-images.ts';
import { type Job, startJob } from './jobs.ts';
import { diskSpaceJob } from './monitoring/disk-space.ts';
import { fillSoundsJob } from './names/fill-sounds-job.ts';
import { standardError, standardOutput } from './process/log-output.ts';
import { writeDataMarker } from './startup/data-marker.ts';
import { createFirstAdmin, type FirstAdmin } from './startup/first-admin.ts';
import { collectGarbageSoon } from './startup/gc-after-startup.ts';
import { openContext } from './startup/open-context.ts';
import { closeBucketsJob } from './surveys/counts/count-buckets.ts';
import { derivedColumnsJob } from './surveys/derived-columns-job.ts';
import { removeNumberViewsJob } from './surveys/views/remove-number-views-job.ts';

const buildDir = join(import.meta.dirname, '../build/client');
const drawnImagesDir = join(import.meta.dirname, '../drawn/pictures');

/** The address is taken, forbidden, unknown or of another machine. */
const ADDRESS_CODES = [
  'EADDRINUSE',
  'EACCES',
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'ENOTFOUND',
  'EAI_AGAIN',
];

try {
  await start();
} catch (error) {
  console.error(operatorMessage(error) ?? error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Disposal runs in reverse order, after an error or a signal.
  const cleanup = new AsyncDisposableStack();
  let isStopping = () => false;
  try {
    const opened = await openContext(config, logIdleError);
    cleanup.defer(opened.close);
    for (const message of opened.messages) standardOutput.write(`${message}\n`);
    await prepareImages(opened.ctx, drawnImagesDir);
    // The password is nowhere else, and the rest of the start may fail.
    printFirstAdmin(await createFirstAdmin(opened.ctx));
    if (!config.databaseUrl) writeDataMarker(config.dataDir);
    const app = buildApp(opened.ctx, { pages: existsSync(buildDir) ? buildDir : undefined });
    const jobs = recurringJobs(opened.ctx, app.log).map((job) => startJob(job, app.log));
    cleanup.defer(async () => void (await Promise.all(jobs.map((job) => job.stop()))));
    cleanup.defer(() => app.close());
    isStopping = closeOnSignal(async () => {
      await cleanup.disposeAsync();
      app.log.info('stopped');
    });
    await app.ready();
    if (isStopping()) return;
    await listen(app, config.host, config.port);
    printAddress(config.publicUrl ?? app.listeningOrigin);
    collectGarbageSoon();
  } catch (error) {
    await cleanup.disposeAsync();
    // The rest of a start fails after a signal has closed the app.
    if (!isStopping()) throw error;
  }
}

function recurringJobs(ctx: AppContext, log: FastifyBaseLogger): Job[] {
  const backup = nightlyBackupJob(ctx, log);
  return [
    sealLogJob(ctx),
    closeBucketsJob(ctx),
    derivedColumnsJob(ctx),
    fillDonorIndexesJob(ctx),
    fillSoundsJob(ctx),
    removeNumberViewsJob(ctx),
    ...(backup ? [backup] : []),
    diskSpaceJob(ctx.config, log),
    sessionSweepJob(ctx),
    imageSweepJob(ctx),
    withdrawnContentJob(ctx),
    eraseEnquiriesJob(ctx),
  ];
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({
      host,
      port,
      // The system drops connections that wait beyond its queue, and may reset them seconds later.
      backlog: app.server.maxConnections,
      listenTextResolver: () => 'listening',
    });
  } catch (error) {
    if (!ADDRESS_CODES.includes(codeOf(error))) throw error;
    throw new OperatorError(
      `HOST and PORT (${host}:${port}) cannot be used: ${errorMessageOf(error)}`,
      {
        cause: error,
      },
    );
  }
}

function printFirstAdmin(admin: FirstAdmin | undefined): void {
  if (!admin) return;
  const lines = [
    // This is the only hint at a wrong DATA_DIR or a lost disk.
    'There was no data here: a new trust begins. Did you expect yours? Then stop.',
    `  e-mail    ${admin.email}`,
  ];
  if (admin.generatedPassword) {
    lines.push(`  password  ${admin.generatedPassword}   (shown only now: write it down)`);
  }
  standardOutput.write(`\n${lines.join('\n')}\n\n`);
}

function printAddress(address: string): void {
  standardOutput.write(`\nAdhyay is at ${address}\nSign in at ${address}${SIGN_IN_PATH}\n\n`);
}

/** @returns whether a signal has come */
function closeOnSignal(close: () => Promise<void>): () => boolean {
  let closing = false;
  const closeOnce = async () => {
    if (closing) return;
    closing = true;
    await close();
  };
  process.on('SIGINT', closeOnce).on('SIGTERM', closeOnce);
  return () => closing;
}

function logIdleError(error: Error): void {
  const code = codeOf(error) || error.name;
  const time = new Date().toISOString();
  const line = { level: 50, time, code, msg: 'a database connection was lost' };
  standardError.write(`${JSON.stringify(line)}\n`);
}
