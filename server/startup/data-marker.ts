// The marker, or DATA_EXPECTED, tells an unmounted disk from a new installation.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { sqliteFile } from '../data-dir.ts';
import { isEmptyDatabase, isEmptyFile } from '../db/is-empty.ts';
import { OperatorError } from '../errors/operator-error.ts';

export const dataMarker = (dataDir: string): string =>
  join(dirname(dataDir), `.${basename(dataDir)}.adhyay`);

export function writeDataMarker(dataDir: string): void {
  const text = `A trust has its data in ${dataDir}. Without it the program does not start, as long as this file is here.\n`;
  try {
    writeFileSync(dataMarker(dataDir), text, { flag: 'wx', mode: 0o600 });
  } catch {
    // It exists already, or the folder cannot be written: DATA_EXPECTED is for that.
  }
}

/** @throws OperatorError if there is no data where the marker or DATA_EXPECTED expects it */
export async function refuseMissingData(config: Config): Promise<void> {
  const { dataDir, databaseUrl, dataExpected } = config;
  const marker = dataMarker(dataDir);
  const isMarked = !databaseUrl && existsSync(marker);
  if (!dataExpected && !isMarked) return;
  const isEmpty = databaseUrl ? await isEmptyDatabase(config) : isEmptyFile(sqliteFile(dataDir));
  if (!isEmpty) return;
  const location = databaseUrl ? 'the database of DATABASE_URL' : dataDir;
  const [reason, remedy] = dataExpected
    ? ['DATA_EXPECTED says that there is', 'take DATA_EXPECTED away']
    : [`${marker} says that a trust has begun there`, `delete ${marker}`];
  throw new OperatorError(
    `There is no data in ${location}, and ${reason}. If its disk is not mounted, mount it; if it is lost, restore the newest backup. For a new trust, ${remedy}.`,
  );
}
