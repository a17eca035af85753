// A disk that was not mounted looks like the folder of a new trust. What tells them apart lies outside of it: a
// file beside DATA_DIR, which is on another disk where DATA_DIR is a mount point, or the operator's DATA_EXPECTED.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { isEmptyDatabase, isEmptyFile } from '../db/is-empty.ts';
import { sqliteFile } from '../db/snapshot.ts';
import { OperatorError } from './operator-error.ts';

/** `/mnt/.data.adhyay` of `/mnt/data` */
export const dataMarker = (dataDir: string): string =>
  join(dirname(dataDir), `.${basename(dataDir)}.adhyay`);

/** From now on a start expects the data there. A folder that cannot be written has DATA_EXPECTED. */
export function writeDataMarker(dataDir: string): void {
  const text = `A trust has its data in ${dataDir}. Without it the program does not start, as long as this file is here.\n`;
  try {
    writeFileSync(dataMarker(dataDir), text, { flag: 'wx', mode: 0o600 });
  } catch {
    // It is there already, or nothing can be written.
  }
}

/** @throws StartRefused where a trust would begin and an earlier one is expected */
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
