import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Blobs, type ListedBlob, storeAway, storeUnread } from './blob-store.ts';
import { newHalf } from './temp-files.ts';

/** As in halves.ts: what is left of them is cleared away with what is left of uploads. */
const HALVES = 'halves';

/** A link is nothing of ours, wherever it leads. */
const NOTHING_THERE = ['ENOENT', 'ENOTDIR', 'ELOOP'];
const READ_NO_LINK = constants.O_RDONLY | constants.O_NOFOLLOW;
/** Full, worn out, read-only, taken away or not ours; a disk may lie behind a network. */
const AWAY = [
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EBUSY', 'EMFILE', 'ENFILE'],
  ...[
    'ENODEV',
    'ENXIO',
    'ESTALE',
    'ENOTCONN',
    'ETIMEDOUT',
    'EHOSTDOWN',
    'EHOSTUNREACH',
    'EREMOTEIO',
  ],
];

/** @param folder made when the first blob is written */
export function blobsOnDisk(folder: string): Blobs {
  return {
    read: (key) =>
      unlessAway(() => ifThere(readFile(join(folder, key), { flag: READ_NO_LINK })), storeUnread),
    stream: (key) =>
      unlessAway(async () => {
        const file = await ifThere(open(join(folder, key), READ_NO_LINK));
        return file?.createReadStream();
      }, storeUnread),
    has: (key) =>
      unlessAway(
        async () => (await ifThere(lstat(join(folder, key))))?.isFile() ?? false,
        storeUnread,
      ),
    write: (key, bytes) => unlessAway(() => writeWhole(folder, key, bytes)),
    remove: (key) => unlessAway(() => removeFile(folder, key)),
    list: (prefix) => listFiles(folder, prefix),
  };
}

async function writeWhole(folder: string, key: string, bytes: Buffer): Promise<void> {
  const half = newHalf(join(folder, HALVES)).path;
  const place = join(folder, key);
  await mkdir(dirname(half), { recursive: true });
  try {
    await settle(half, bytes);
    await moveTo(place, half);
  } catch (error) {
    // On a full disk, what did not fit would take the room of others.
    await rm(half, { force: true }).catch(() => {});
    throw error;
  }
  await settle(dirname(place));
}

/** A rename is all or nothing, also for who reads at this moment. */
async function moveTo(place: string, half: string, tries = 3): Promise<void> {
  await makeFolder(dirname(place));
  try {
    await rename(half, place);
  } catch (error) {
    // Its folder was empty until now, and may just have been removed.
    if (codeOf(error) !== 'ENOENT' || tries === 1) throw error;
    await moveTo(place, half, tries - 1);
  }
}

/** And the folder of its variants, if that is empty now. */
async function removeFile(folder: string, key: string): Promise<void> {
  await rm(join(folder, key), { force: true });
  const isOfMany = key.split('/').length > 2;
  if (isOfMany) await rmdir(join(folder, dirname(key))).catch(() => {});
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<ListedBlob> {
  const within = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  for await (const path of filesIn(within)) {
    const key = relative(folder, path).replaceAll(sep, '/');
    if (key.startsWith(`${HALVES}/`) || !key.startsWith(prefix)) continue;
    const facts = await unlessAway(() => ifThere(lstat(path)));
    if (facts) yield { key, writtenAt: facts.mtime };
  }
}

/** Not by `recursive`: of a folder that is removed meanwhile, it would make an empty list of them all. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const inFolder = () => ifThere(readdir(folder, { withFileTypes: true }));
  for (const one of (await unlessAway(inFolder)) ?? []) {
    const path = join(folder, one.name);
    if (one.isDirectory()) yield* filesIn(path);
    else if (one.isFile()) yield path;
  }
}

/** A folder that is new has to be settled in the one above it, and so on. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (!first) return;
  for (let at = path; at !== dirname(first); at = dirname(at)) await settle(dirname(at));
}

/** Until then a power cut may undo what has been written. */
async function settle(path: string, bytes?: Buffer): Promise<void> {
  const handle = await open(path, bytes ? 'wx' : 'r');
  try {
    if (bytes) await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function ifThere<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (NOTHING_THERE.includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** Whether the disk, and not who asks, is to blame. */
export function isDiskAway(error: unknown): boolean {
  return AWAY.includes(codeOf(error));
}

async function unlessAway<Done>(deed: () => Promise<Done>, told = storeAway): Promise<Done> {
  try {
    return await deed();
  } catch (error) {
    throw AWAY.includes(codeOf(error)) ? told(error) : error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
