// The keys that seal identity numbers. They live outside the database: in DATA_DIR/keys, or in the
// environment. A backup never holds them.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { OperatorError } from '../startup/operator-error.ts';

const KEY_BYTES = 32;
const keySchema = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === KEY_BYTES);

const keyRingSchema = z.object({ sealing: keySchema, index: keySchema });
export type KeyRing = z.infer<typeof keyRingSchema>;

export const keyFile = (dataDir: string): string => join(dataDir, 'keys');

export interface KeyLocation {
  dataDir: string;
  /** The text of a key file, from the environment. */
  dataKeys: string | undefined;
}

/**
 * @param mayCreate whether new keys may be made where there are none: only for an empty database
 * @throws StartRefused when the keys are missing or cannot be read
 */
export function loadKeys({ dataDir, dataKeys }: KeyLocation, mayCreate: boolean): KeyRing {
  if (dataKeys) return readKeys(dataKeys, 'DATA_KEYS');
  const file = keyFile(dataDir);
  try {
    if (!existsSync(file) && mayCreate) writeKeys(file, keyText(newKeys()));
    return readKeys(keyFileText(file), file);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const asks = existsSync(file) ? 'cannot be read. Whose is it' : 'is missing. Is DATA_DIR right';
    throw new OperatorError(
      `The key file ${file} ${asks}? Without it the identity numbers in the database cannot be opened: if it is gone, bring it back with import-keys, from the paper in the safe.`,
      { cause: error },
    );
  }
}

/**
 * Windows and some network disks know no others: there the mode says nothing.
 * @throws StartRefused where others on the machine can read it, or write it
 */
export function keyFileText(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (process.platform !== 'win32' && statSync(file).mode & 0o077) {
    throw new OperatorError(
      `Others on this machine can read the key file ${file}. Close it with: chmod 600 ${file}`,
    );
  }
  return text;
}

/** Never over one that is there: another process may have made it a moment ago. */
export function writeKeys(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

export function newKeys(): KeyRing {
  return { sealing: randomBytes(KEY_BYTES), index: randomBytes(KEY_BYTES) };
}

/** As it stands in the file. */
export function keyText({ sealing, index }: KeyRing): string {
  return `${JSON.stringify({ sealing: sealing.toString('base64'), index: index.toString('base64') })}\n`;
}

export function readKeys(text: string, source: string): KeyRing {
  try {
    return keyRingSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new OperatorError(
      `${source} does not hold a key ring, as the two keys are called: move it aside, and bring the right ones back with import-keys.`,
      {
        cause: error,
      },
    );
  }
}
