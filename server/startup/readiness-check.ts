import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { AppContext } from '../context.ts';
import { sqliteFile } from '../data-dir.ts';
import { writeMetadata } from '../db/metadata/metadata.ts';
import { waitAtMost } from '../process/wait-at-most.ts';

const PROBE_INTERVAL_MS = 1000;
const PROBE_TIMEOUT_MS = 2000;
const MIN_FREE_BYTES = 32 * 2 ** 20;

/** The check probes once a second at most. @throws Error with the reason if not ready */
export function createReadinessCheck(ctx: AppContext): () => Promise<void> {
  const file = ctx.config.databaseUrl ? undefined : sqliteFile(ctx.config.dataDir);
  const opened = file && inodeOf(file);
  let lastProbe = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve(true) };
  const probe = async () => {
    // Writes to an unlinked file are lost.
    if (file && inodeOf(file) !== opened) throw new Error('the database was moved or replaced');
    await refuseFullDisk(ctx.config.dataDir);
    await writeProbe(ctx);
    return true;
  };
  return async () => {
    // The wall clock, when set back, would repeat an old result.
    const now = performance.now();
    if (now - lastProbe.at > PROBE_INTERVAL_MS) lastProbe = { at: now, result: probe() };
    const isReady = await waitAtMost(PROBE_TIMEOUT_MS, lastProbe.result);
    if (!isReady) throw new Error('the store did not answer in time');
  };
}

function inodeOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

export async function refuseFullDisk(folder: string, minBytes = MIN_FREE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minBytes) throw new Error('DATA_DIR has hardly any space left');
}

async function writeProbe({ db, now }: AppContext): Promise<void> {
  await writeMetadata(db, 'last_probe', now().toISOString());
}
