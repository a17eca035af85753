// Steps: write keys.new, re-encrypt the database, rename keys.new to keys. The earlier keys stay, for earlier backups.
// An interrupted rotation ends at the next start (docs/decisions/0020-key-rotation.md).
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../errors/error-details.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { fsyncPath } from '../process/fsync.ts';
import { fingerprint } from './fingerprint.ts';
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
import { createVault } from './vault.ts';

export const newKeyFile = (dataDir: string): string => `${keyFile(dataDir)}.new`;

const EARLIER = /^keys\.[0-9A-F]{4}(-[0-9A-F]{4}){3}$/;

export const earlierKeyFile = (dataDir: string, keys: KeyRing): string =>
  `${keyFile(dataDir)}.${fingerprint(keys).replaceAll(' ', '-')}`;

/** A leftover keys.new is kept: an archive may be encrypted with it. */
export function beginKeyRotation({ dataDir }: KeyLocation, next: KeyRing): void {
  const file = newKeyFile(dataDir);
  const leftover = readIfPresent(file);
  if (leftover) renameOnce(dataDir, file, earlierKeyFile(dataDir, readKeys(leftover, file)));
  writeDurably(dataDir, file, keyText(next));
}

/** Safe to run concurrently. Only the operator can replace keys in DATA_KEYS. */
export function finishKeyRotation({ dataDir, dataKeys }: KeyLocation, earlier: KeyRing): void {
  saveEarlierKeys(dataDir, earlier);
  if (!dataKeys) renameOnce(dataDir, newKeyFile(dataDir), keyFile(dataDir));
}

/** @returns whether keys.new holds keys that the database was never encrypted with */
export function wasRotationAbandoned({ dataDir }: KeyLocation, keys: KeyRing): boolean {
  const file = newKeyFile(dataDir);
  const leftover = readIfPresent(file);
  return leftover !== undefined && fingerprint(readKeys(leftover, file)) !== fingerprint(keys);
}

export function saveEarlierKeys(dataDir: string, keys: KeyRing): void {
  writeDurably(dataDir, earlierKeyFile(dataDir, keys), keyText(keys));
}

export function replaceKeys(dataDir: string, present: KeyRing, keys: KeyRing): void {
  saveEarlierKeys(dataDir, present);
  writeDurably(dataDir, keyFile(dataDir), keyText(keys));
}

export interface StoreKeys {
  keys: KeyRing;
  hasFinishedRotation: boolean;
}

/** @returns undefined: wrong keys @throws OperatorError for missing keys, or outdated ones in DATA_KEYS */
export function finishRotationAndLoadKeys(
  location: KeyLocation,
  check: string,
): StoreKeys | undefined {
  const file = newKeyFile(location.dataDir);
  // Read before `keys`: another process may finish the rotation in between.
  const pendingText = readIfPresent(file);
  const isOfStore = (keys: KeyRing) => belongsTo(createVault(keys), check);
  const keys = loadKeys(location);
  if (isOfStore(keys)) return { keys, hasFinishedRotation: false };
  const next = pendingText === undefined ? undefined : readKeys(pendingText, file);
  if (!next || !isOfStore(next)) return undefined;
  finishKeyRotation(location, keys);
  if (location.dataKeys) {
    throw new OperatorError(
      `DATA_KEYS has the keys from before change-keys made new ones: put the text of ${file} into it, on every machine. The old line is kept in ${earlierKeyFile(location.dataDir, keys)}: backups from before the change open with no other.`,
    );
  }
  return { keys: next, hasFinishedRotation: true };
}

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
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new OperatorError(`${file}, the new keys, cannot be read: whose is the file?`, {
      cause: error,
    });
  }
}

function writeDurably(dataDir: string, file: string, text: string): void {
  const tempFile = `${file}.tmp`;
  writeFileSync(tempFile, text, { mode: 0o600, flush: true });
  renameOnce(dataDir, tempFile, file);
}

/** Another process may have renamed it already. */
function renameOnce(dataDir: string, from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  fsyncPath(dataDir);
}
