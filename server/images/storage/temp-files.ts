// Files that are being received or written lie here until they are whole, each named by the process that
// is at it: when that has ended, nobody will finish them.
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** A process of another machine cannot be asked: what is younger may still be written. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

export interface TempFile {
  /** Nothing else is ever called that. */
  id: string;
  path: string;
}

export const tempFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'images/halves');

export function createTempFile(folder: string): TempFile {
  const id = randomUUID();
  return { id, path: join(folder, `${id}.${process.pid}.${hostname()}`) };
}

/**
 * What nobody will finish.
 * @param starting this process has not begun any yet: those of its number are another's, which has ended
 */
export async function abandonedTempFiles(
  folder: string,
  now: Date,
  starting: boolean,
): Promise<TempFile[]> {
  const names = await readdir(folder).catch(() => []);
  const abandoned: TempFile[] = [];
  for (const name of names) {
    const path = join(folder, name);
    // It may have been finished in this moment.
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
    // It may be another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
