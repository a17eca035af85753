// The real program on a data folder of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataMarker } from '#server/startup/data-marker.ts';
import { type Program, startProgram } from '../program/program.ts';
import { copyStartedWithAllPictures } from '../program/started-trust.ts';

export interface StartedTrust {
  program: Program;
  dataDir: string;
}

export interface TrustOptions {
  /** Environment variables. */
  variables: Record<string, string>;
  /** Statements that run on the database before the program starts. */
  sqlBeforeStart: string;
}

export async function startTrust({
  variables,
  sqlBeforeStart,
}: TrustOptions): Promise<StartedTrust> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adhyay-screens-'));
  copyStartedWithAllPictures(dataDir);
  if (sqlBeforeStart) runSql(dataDir, sqlBeforeStart);
  // A program that missed the night makes its backup a minute after its start.
  const program = await startProgram({ DATA_DIR: dataDir, BACKUP_KEEP: '0', ...variables });
  return { program, dataDir };
}

export async function stopTrust({ program, dataDir }: StartedTrust): Promise<void> {
  await program.stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(dataMarker(dataDir), { force: true });
}

export function runSql(dataDir: string, sql: string): void {
  const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'), { timeout: 5000 });
  database.exec(sql);
  database.close();
}
