import { readdir, rm, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { basename, join } from 'node:path';
import { DAY_MS } from '#domain/durations.ts';
import type { Config } from '../config.ts';
import { codeOf, isFromPostgres } from '../errors/error-details.ts';
import { answerParent } from '../process/answer-parent.ts';
import { reasonOf } from './backup-error.ts';
import { archivePath, isNightly, nameWhenComplete } from './backup-names.ts';
import { createBackup } from './create-backup.ts';

export interface NightlyTask {
  config: Config;
  now: Date;
}
export interface NightlyBackup {
  path: string;
  /** Files that the database names and the store lacks. */
  missing: number;
  isSigned: boolean;
  /** The new backup is good, but old ones could not be deleted. */
  cleanupError?: string;
}
export type NightlyOutcome = NightlyBackup | { failure: string };

await answerParent(backUp, { priority: constants.priority.PRIORITY_LOW });

async function backUp({ config, now }: NightlyTask): Promise<NightlyOutcome> {
  const { dir } = config.backup;
  const path = archivePath(dir, 'nightly', now);
  // Half-written files may take the room that this backup needs.
  await removeHalfWritten(dir);
  const manifest = await createBackup(config, path, now).catch(logMessage);
  if (typeof manifest === 'string') return { failure: manifest };
  const missing = manifest.missing.length;
  const backup = { path, missing, isSigned: manifest.fingerprint !== undefined };
  // An older backup may have the missing files, or can be restored without a question.
  if (missing > 0 || !backup.isSigned) return backup;
  try {
    await deleteOldBackups(config.backup, basename(path));
    return backup;
  } catch (error) {
    return { ...backup, cleanupError: reasonOf(error) };
  }
}

/** PostgreSQL's messages contain values, so only the code is logged. */
function logMessage(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return isFromPostgres(cause)
    ? `No backup was made: PostgreSQL said ${codeOf(cause)}`
    : reasonOf(error);
}

/** Old backups must stay until the new one is verified. */
async function deleteOldBackups({ dir, keep }: Config['backup'], newest: string): Promise<void> {
  const nightly = (await readdir(dir)).filter(isNightly).sort();
  // Backups from the future, made with a wrong clock, are deleted first, or they would outlast all others.
  const futureDated = nightly.filter((name) => name > newest);
  const inOrder = [...futureDated, ...nightly.filter((name) => name <= newest)];
  for (const name of inOrder.slice(0, -keep)) await rm(join(dir, name), { force: true });
}

/** Only one nightly backup runs at a time; a command may be writing the others. */
async function removeHalfWritten(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const complete = nameWhenComplete(name);
    if (!complete) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    const isAbandoned = isNightly(complete) || Date.now() - mtimeMs > DAY_MS;
    if (isAbandoned) await rm(path, { force: true }).catch(() => {});
  }
}
