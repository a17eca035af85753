// Unfinished files are named after their process: once it has ended, they can be removed.
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '#domain/durations.ts';
import type { Config } from '../config.ts';
import { codeOf } from '../errors/error-details.ts';

/** Processes of other machines cannot be checked. */
const ABANDONED_AFTER_MS = HOUR_MS;

export interface TempFile {
  id: string;
  path: string;
}

export const tempFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'images/tmp');

export function createTempFile(folder: string): TempFile {
  const id = randomUUID();
  return { id, path: join(folder, `${id}.${process.pid}.${hostname()}`) };
}

/** A starting program finds files with its own process id from an earlier process. */
export interface TempFileOptions {
  starting: boolean;
}

export async function listAbandonedTempFiles(
  folder: string,
  now: Date,
  { starting }: TempFileOptions,
): Promise<TempFile[]> {
  const names = await readdir(folder).catch(() => []);
  const abandoned: TempFile[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }));
    const isOld = now.getTime() - mtimeMs > ABANDONED_AFTER_MS;
    if (isOld || hasEnded(name, starting))
      abandoned.push({ id: name.split('.', 1)[0] ?? '', path });
  }
  return abandoned;
}

export async function removeTempFile({ path }: TempFile): Promise<void> {
  await rm(path, { force: true });
}

function hasEnded(name: string, starting: boolean): boolean {
  const [, pid, host] = /^[^.]*\.(\d+)\.(.*)$/.exec(name) ?? [];
  if (!pid || host !== hostname()) return false;
  return Number(pid) === process.pid ? starting : !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    return codeOf(error) === 'EPERM';
  }
}
