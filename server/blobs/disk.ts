import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { codeOf } from '../errors/error-details.ts';
import {
  type BlobStore,
  type ListedBlob,
  storageUnavailable,
  storageUnreadable,
} from './blob-store.ts';
import { createTempFile } from './temp-files.ts';

/** temp-files.ts has the same folder, so that one sweep clears both. */
const TEMP_FOLDER = 'tmp';

/** ELOOP: symbolic links are never followed. */
const NOT_FOUND_CODES = ['ENOENT', 'ENOTDIR', 'ELOOP'];
const READ_NO_FOLLOW = constants.O_RDONLY | constants.O_NOFOLLOW;
const UNAVAILABLE_CODES = [
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'EBUSY',
  'EMFILE',
  'ENFILE',
  'ENODEV',
  'ENXIO',
  'ESTALE',
  'ENOTCONN',
  'ETIMEDOUT',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EREMOTEIO',
];

export function diskBlobStore(folder: string): BlobStore {
  return {
    read: (key) =>
      translateUnavailable(
        () => undefinedIfMissing(readFile(join(folder, key), { flag: READ_NO_FOLLOW })),
        storageUnreadable,
      ),
    stream: (key, range) =>
      translateUnavailable(async () => {
        const file = await undefinedIfMissing(open(join(folder, key), READ_NO_FOLLOW));
        return file?.createReadStream(range);
      }, storageUnreadable),
    has: (key) =>
      translateUnavailable(
        async () => (await undefinedIfMissing(lstat(join(folder, key))))?.isFile() ?? false,
        storageUnreadable,
      ),
    write: (key, bytes) => translateUnavailable(() => writeAtomically(folder, key, bytes)),
    remove: (key) => translateUnavailable(() => removeFile(folder, key)),
    list: (prefix) => listFiles(folder, prefix),
  };
}

async function writeAtomically(folder: string, key: string, bytes: Buffer): Promise<void> {
  const tempPath = createTempFile(join(folder, TEMP_FOLDER)).path;
  const path = join(folder, key);
  await mkdir(dirname(tempPath), { recursive: true });
  try {
    await writeDurably(tempPath, bytes);
    await renameTo(path, tempPath);
  } catch (error) {
    // A partial file would keep the full disk full.
    await rm(tempPath, { force: true }).catch(() => {});
    throw error;
  }
  await fsyncFolder(dirname(path));
}

async function renameTo(path: string, tempPath: string, tries = 3): Promise<void> {
  await createFoldersDurably(dirname(path));
  try {
    await rename(tempPath, path);
  } catch (error) {
    // A concurrent removeFile() may have removed the empty folder.
    if (codeOf(error) !== 'ENOENT' || tries === 1) throw error;
    await renameTo(path, tempPath, tries - 1);
  }
}

async function removeFile(folder: string, key: string): Promise<void> {
  await rm(join(folder, key), { force: true });
  const isOfMany = key.split('/').length > 2;
  if (isOfMany) await rmdir(join(folder, dirname(key))).catch(() => {});
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<ListedBlob> {
  const within = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  for await (const path of filesIn(within)) {
    const key = relative(folder, path).replaceAll(sep, '/');
    if (key.startsWith(`${TEMP_FOLDER}/`) || !key.startsWith(prefix)) continue;
    const stats = await translateUnavailable(() => undefinedIfMissing(lstat(path)));
    if (stats) yield { key, writtenAt: stats.mtime };
  }
}

/** The option `recursive` would list nothing at all if one folder disappears meanwhile. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const inFolder = () => undefinedIfMissing(readdir(folder, { withFileTypes: true }));
  for (const one of (await translateUnavailable(inFolder)) ?? []) {
    const path = join(folder, one.name);
    if (one.isDirectory()) yield* filesIn(path);
    else if (one.isFile()) yield path;
  }
}

/** Each new folder needs an fsync of its parent. */
async function createFoldersDurably(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (!first) return;
  for (let at = path; at !== dirname(first); at = dirname(at)) await fsyncFolder(dirname(at));
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  await using file = await open(path, 'wx');
  await file.writeFile(bytes);
  await file.sync();
}

async function fsyncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}

async function undefinedIfMissing<Found>(lookup: Promise<Found>): Promise<Found | undefined> {
  try {
    return await lookup;
  } catch (error) {
    if (NOT_FOUND_CODES.includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** True for a failure of the disk, false for a mistake of the caller. */
export function isDiskUnavailable(error: unknown): boolean {
  return UNAVAILABLE_CODES.includes(codeOf(error));
}

async function translateUnavailable<Done>(
  operation: () => Promise<Done>,
  toProblem = storageUnavailable,
): Promise<Done> {
  try {
    return await operation();
  } catch (error) {
    throw isDiskUnavailable(error) ? toProblem(error) : error;
  }
}
