// Child process: makes one nightly backup, deletes old ones, reports and exits.
import { once } from 'node:events';
import { readdir, rm, stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { basename, join } from 'node:path';
import type { Config } from '../config.ts';
import { reasonOf } from './backup-error.ts';
import { archivePath, isNightly } from './backup-names.ts';
import { createBackup } from './create-backup.ts';

export interface NightlyBackup {
  path: string;
  /** Why old backups could not be deleted; the new one is good. */
  cleanupError?: string;
}
export type NightlyOutcome = NightlyBackup | { failure: string };

const DAY_MS = 24 * 3_600_000;

setPriority(constants.priority.PRIORITY_LOW);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C and systemd signal every process; the parent decides when this one ends.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});

const [{ config, now }]: [{ config: Config; now: string }] = Object(await once(process, 'message'));
process.send?.(await backUp(config, new Date(now)), () => process.exit());

async function backUp(config: Config, now: Date): Promise<NightlyOutcome> {
  const { dir } = config.backup;
  const path = archivePath(dir, 'nightly', now);
  try {
    await createBackup(config, path, now);
  } catch (error) {
    return { failure: logMessage(error) };
  }
  try {
    await deleteOldBackups(config.backup, basename(path));
    await removeTempFiles(dir);
    return { path };
  } catch (error) {
    return { path, cleanupError: reasonOf(error) };
  }
}

/** PostgreSQL's messages contain values, so only the code is logged. */
function logMessage(error: unknown): string {
  const { severity, code } = Object(error instanceof Error && error.cause);
  return severity ? `No backup was made: PostgreSQL said ${code}` : reasonOf(error);
}

/** Call it only after the new backup has been verified. */
async function deleteOldBackups({ dir, keep }: Config['backup'], newest: string): Promise<void> {
  const nightly = (await readdir(dir)).filter(isNightly).sort();
  // From the future, made with a wrong clock: deleted first, or they would outlast all others.
  const futureDated = nightly.filter((name) => name > newest);
  const inOrder = [...futureDated, ...nightly.filter((name) => name <= newest)];
  for (const name of inOrder.slice(0, -keep)) await rm(join(dir, name), { force: true });
}

async function removeTempFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((one) => /\.tar\.zst\.\d+\.tmp$/.test(one))) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}
