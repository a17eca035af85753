import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessageOf } from './errors/error-details.ts';
import { OperatorError } from './errors/operator-error.ts';

export const sqliteFile = (dataDir: string): string => join(dataDir, 'adhyay.sqlite');

/** A restore keeps a database here that is too damaged for an archive. */
export const damagedFile = (dataDir: string, now: Date): string =>
  join(dataDir, `damaged-${now.toISOString().replaceAll(':', '')}.sqlite`);

export const hasDamagedDatabase = (dataDir: string): boolean =>
  readdirSync(dataDir).some((name) => /^damaged-.*\.sqlite$/.test(name));

/** @throws OperatorError when the folder cannot be created or written */
export function prepareDataDir(dataDir: string): void {
  try {
    createFolderInExistingParent(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(`DATA_DIR (${dataDir}) cannot be written: ${errorMessageOf(error)}`, {
      cause: error,
    });
  }
}

/** A missing parent means an unmounted disk or a typing error, so it is never created. */
export function createFolderInExistingParent(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) {
    throw new Error(
      `the folder that it is in, ${parent}, is missing. Mount its disk, or make that folder.`,
    );
  }
  mkdirSync(folder, { mode: 0o700 });
}
