// Keys are in DATA_DIR/keys or in DATA_KEYS, never in the database or a backup.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { codeOf } from '../errors/error-details.ts';
import { OperatorError } from '../errors/operator-error.ts';

const KEY_BYTES = 32;
const keySchema = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === KEY_BYTES);

/** The file has called the encryption key `sealing` since its first version. */
const keyRingSchema = z
  .object({ sealing: keySchema, index: keySchema })
  .transform(({ sealing, index }) => ({ encryption: sealing, index }));
export type KeyRing = z.infer<typeof keyRingSchema>;

export const keyFile = (dataDir: string): string => join(dataDir, 'keys');

export interface KeyLocation {
  dataDir: string;
  dataKeys: string | undefined;
}

/** Only an empty database gets new keys. @throws OperatorError for unreadable keys */
export function loadOrCreateKeys(location: KeyLocation): KeyRing {
  const file = keyFile(location.dataDir);
  if (!(location.dataKeys || existsSync(file))) writeKeys(file, keyText(newKeys()));
  return loadKeys(location);
}

/** @throws OperatorError for missing or unreadable keys */
export function loadKeys({ dataDir, dataKeys }: KeyLocation): KeyRing {
  if (dataKeys) return readKeys(dataKeys, 'DATA_KEYS');
  const file = keyFile(dataDir);
  try {
    return readKeys(keyFileText(file), file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const isMissing = codeOf(error) === 'ENOENT';
    const asks = isMissing ? 'is missing. Is DATA_DIR right' : 'cannot be read. Whose is it';
    throw new OperatorError(
      `The key file ${file} ${asks}? Without it the identity numbers in the database cannot be opened: if it is gone, bring it back with import-keys, from the paper in the safe.`,
      { cause: error },
    );
  }
}

/** @throws OperatorError if others can access it. Windows and some network disks report no such mode. */
export function keyFileText(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (process.platform !== 'win32' && statSync(file).mode & 0o077) {
    throw new OperatorError(
      `Others on this machine can read the key file ${file}. Close it with: chmod 600 ${file}`,
    );
  }
  return text;
}

/** Never overwrites: another process may have just created it. */
export function writeKeys(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

export function newKeys(): KeyRing {
  return { encryption: randomBytes(KEY_BYTES), index: randomBytes(KEY_BYTES) };
}

export function keyText({ encryption, index }: KeyRing): string {
  return `${JSON.stringify({ sealing: encryption.toString('base64'), index: index.toString('base64') })}\n`;
}

export function readKeys(text: string, source: string): KeyRing {
  try {
    return keyRingSchema.parse(JSON.parse(text));
  } catch (error) {
    const remedy =
      source === 'DATA_KEYS'
        ? 'put the text of the key file into it'
        : 'move it aside, and bring the right ones back with import-keys';
    throw new OperatorError(
      `${source} does not hold a key ring, as the two keys are called: ${remedy}.`,
      {
        cause: error,
      },
    );
  }
}
