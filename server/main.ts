// The process: read the configuration, open the house, listen, and close it in order.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { sweepHourly } from './auth/sweep.ts';
import { backUpNightly } from './backup/nightly.ts';
import { readConfig } from './config.ts';
import { watchDiskSpace } from './disk-space.ts';
import { preparePictures } from './images/prepare-images.ts';
import { sweepImagesHourly } from './images/sweep.ts';
import { standardError, standardOutput } from './log-output.ts';
import { markData } from './startup/data-marker.ts';
import { type FirstAdmin, makeFirstAdmin } from './startup/first-admin.ts';
import { giveBackSoon } from './startup/gc-after-startup.ts';
import { openHouse } from './startup/open-context.ts';
import { StartRefused } from './startup/operator-error.ts';
import { countRegularly } from './surveys/close-buckets-job.ts';

const built = fileURLToPath(new URL('../build/client', import.meta.url));
const drawn = fileURLToPath(new URL('../drawn/pictures', import.meta.url));

try {
  await start();
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // What is begun is ended in the opposite order, told to or not.
  const begun = new AsyncDisposableStack();
  try {
    const opened = await openHouse(config, logIdleError);
    begun.defer(opened.close);
    if (opened.changeEnded) standardOutput.write(`${opened.changeEnded}\n`);
    await preparePictures(opened.house, drawn);
    const firstAdmin = await makeFirstAdmin(opened.house);
    if (!config.databaseUrl) markData(config.dataDir);
    const app = buildApp(opened.house, existsSync(built) ? built : undefined);
    begun.defer(countRegularly(opened.house, app.log));
    begun.defer(() => app.close());
    begun.defer(backUpNightly(opened.house, app.log));
    begun.defer(watchDiskSpace(config, app.log));
    begun.defer(sweepHourly(opened.house, app.log));
    begun.defer(sweepImagesHourly(opened.house, app.log));
    closeOnSignal(() => begun.disposeAsync());
    await listen(app, config.host, config.port);
    greet(app, config.publicUrl, firstAdmin);
    giveBackSoon();
  } catch (error) {
    await begun.disposeAsync();
    throw error;
  }
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`HOST and PORT (${host}:${port}) cannot be used: ${reason}`, {
      cause: error,
    });
  }
}

function greet(app: FastifyInstance, publicUrl: string | undefined, admin?: FirstAdmin): void {
  const address = publicUrl ?? app.listeningOrigin;
  const lines = [`Adhyay is at ${address}`, `Sign in at ${address}/volunteer/login`];
  // Who has mistaken the folder, or lost a disk, sees it here or not at all.
  if (admin)
    lines.push('There was no data here: a new trust begins. Did you expect yours? Then stop.');
  if (admin) lines.push(`  e-mail    ${admin.email}`);
  if (admin?.generatedPassword) {
    lines.push(`  password  ${admin.generatedPassword}   (shown only now: write it down)`);
  }
  standardOutput.write(`\n${lines.join('\n')}\n\n`);
}

/** Requests that have begun are answered; then the database is left whole and closed. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const closeOnce = async () => {
    if (closing) return;
    closing = true;
    await close();
  };
  process.on('SIGINT', closeOnce).on('SIGTERM', closeOnce);
}

function logIdleError(error: Error): void {
  const code = 'code' in error ? String(error.code) : error.name;
  const line = JSON.stringify({ level: 50, code, msg: 'a database connection was lost' });
  standardError.write(`${line}\n`);
}
