// Whether the program can do its work: the store takes a write that is kept, and there is room for more.
import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { House } from '../context.ts';
import { putFact } from '../db/metadata.ts';
import { sqliteFile } from '../db/snapshot.ts';

const PROBE_EVERY_MS = 1000;
const PROBE_PATIENCE_MS = 2000;
/** An upload with its variants, and SQLite's write-ahead file before it is written back. */
const LEAST_ROOM_BYTES = 32 * 2 ** 20;

/** @returns what resolves when the program is ready, and throws why it is not; asked often, it looks once a second */
export function readiness(house: House): () => Promise<void> {
  const file = house.config.databaseUrl ? undefined : sqliteFile(house.config.dataDir);
  const opened = file && inodeOf(file);
  let probed = { at: 0, result: Promise.resolve() };
  const probe = async () => {
    // What is written to a file that has no name any more is gone with the program.
    if (file && inodeOf(file) !== opened) throw new Error('the database was moved or replaced');
    await refuseFull(house.config.dataDir);
    await write(house);
  };
  return async () => {
    if (Date.now() - probed.at > PROBE_EVERY_MS) probed = { at: Date.now(), result: probe() };
    await Promise.race([probed.result, tooLong()]);
  };
}

function inodeOf(file: string): bigint | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** @throws Error when fewer bytes are left there */
export async function refuseFull(folder: string, least = LEAST_ROOM_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < least) throw new Error('there is hardly any room left in DATA_DIR');
}

async function tooLong(): Promise<never> {
  await setTimeout(PROBE_PATIENCE_MS, undefined, { ref: false });
  throw new Error('the store did not answer in time');
}

async function write({ db, now }: House): Promise<void> {
  await putFact(db, 'last_probe', now().toISOString());
}
