// The keys while they change. `keys.new` is durable before the database is sealed with what is in it; only
// then it becomes `keys`, and those of before lie beside it, named by their fingerprint, because the backups
// made until then open with no others. Whoever opens the store between these steps takes the last of them.
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncPath } from '../fsync.ts';
import { OperatorError } from '../startup/operator-error.ts';
import { belongsTo } from './key-check.ts';
import {
  type KeyLocation,
  type KeyRing,
  keyFile,
  keyFileText,
  keyText,
  loadKeys,
  readKeys,
} from './keys.ts';
import { fingerprint } from './paper-keys.ts';
import { createVault } from './vault.ts';

export const newKeyFile = (dataDir: string): string => `${keyFile(dataDir)}.new`;

const EARLIER = /^keys\.[0-9A-F]{4}(-[0-9A-F]{4}){3}$/;

/** `keys.12AB-34CD-56EF-7890` */
export const earlierKeyFile = (dataDir: string, keys: KeyRing): string =>
  `${keyFile(dataDir)}.${fingerprint(keys).replaceAll(' ', '-')}`;

/** What an earlier change has left goes aside: it may have come to nothing, or an archive may be sealed with it. */
export function beginKeyRotation({ dataDir }: KeyLocation, next: KeyRing): void {
  const file = newKeyFile(dataDir);
  const leftover = readIfPresent(file);
  if (leftover) renameOnce(dataDir, file, earlierKeyFile(dataDir, readKeys(leftover, file)));
  writeDurably(dataDir, file, keyText(next));
}

/**
 * The database is sealed with the new ones by now. Of several that end it at once, all may. Where the environment has
 * the keys, only who runs the program can put the new ones there.
 */
export function finishKeyRotation({ dataDir, dataKeys }: KeyLocation, earlier: KeyRing): void {
  saveEarlierKeys(dataDir, earlier);
  if (!dataKeys) renameOnce(dataDir, newKeyFile(dataDir), keyFile(dataDir));
}

/** Asked when what was begun has been ended: new keys may lie here that the store was never sealed with. */
export function wasRotationAbandoned({ dataDir }: KeyLocation, keys: KeyRing): boolean {
  const file = newKeyFile(dataDir);
  const leftover = readIfPresent(file);
  return leftover !== undefined && fingerprint(readKeys(leftover, file)) !== fingerprint(keys);
}

export function saveEarlierKeys(dataDir: string, keys: KeyRing): void {
  writeDurably(dataDir, earlierKeyFile(dataDir, keys), keyText(keys));
}

/** For keys that open the store, in the place of those that do not. */
export function replaceKeys(dataDir: string, present: KeyRing, keys: KeyRing): void {
  saveEarlierKeys(dataDir, present);
  writeDurably(dataDir, keyFile(dataDir), keyText(keys));
}

export interface StoreKeys {
  keys: KeyRing;
  /** A change that was cut off has come to its end with this. */
  hasFinishedRotation: boolean;
}

/**
 * @param check what the store keeps to be recognised by its keys
 * @returns undefined where those here are not those of the store
 * @throws StartRefused when they are missing, or are changed and only the environment has them
 */
export function keysOfStore(location: KeyLocation, check: string): StoreKeys | undefined {
  const file = newKeyFile(location.dataDir);
  // Read first: if somebody ends the change meanwhile, `keys` is read when it has become that.
  const pendingText = readIfPresent(file);
  const isOfStore = (keys: KeyRing) => belongsTo(createVault(keys), check);
  const keys = loadKeys(location, false);
  if (isOfStore(keys)) return { keys, hasFinishedRotation: false };
  const next = pendingText === undefined ? undefined : readKeys(pendingText, file);
  if (!next || !isOfStore(next)) return undefined;
  finishKeyRotation(location, keys);
  if (location.dataKeys) {
    throw new OperatorError(
      `DATA_KEYS has the keys of before change-keys made new ones: put the text of ${file} into it, on every machine. The old line is kept in ${earlierKeyFile(location.dataDir, keys)}: backups from before open with no other.`,
    );
  }
  return { keys: next, hasFinishedRotation: true };
}

/** Of before the changes, as long as nobody has taken them away. */
export function earlierKeys(dataDir: string): KeyRing[] {
  return readdirSync(dataDir)
    .filter((name) => EARLIER.test(name))
    .map((name) => join(dataDir, name))
    .map((file) => readKeys(keyFileText(file), file));
}

function readIfPresent(file: string): string | undefined {
  try {
    return keyFileText(file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    if (isMissing(error)) return undefined;
    throw new OperatorError(`${file}, the new keys, cannot be read: whose is the file?`, {
      cause: error,
    });
  }
}

function writeDurably(dataDir: string, file: string, text: string): void {
  const tempFile = `${file}.half`;
  writeFileSync(tempFile, text, { mode: 0o600, flush: true });
  renameOnce(dataDir, tempFile, file);
}

/** Another process may have been quicker with the same. */
function renameOnce(dataDir: string, from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  fsyncPath(dataDir);
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
