// `move` leaves this file: the database here is the one before the move, and must not be used by mistake.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '../config.ts';
import { OperatorError } from '../errors/operator-error.ts';

const moveMarker = (dataDir: string): string => join(dataDir, 'moved-to-postgresql.txt');

/** @param isCertain false: the connection ended before PostgreSQL has answered */
export function writeMoveMarker(
  dataDir: string,
  { isCertain, now }: { isCertain: boolean; now: Date },
): void {
  const moved = isCertain ? 'was moved' : 'may have been moved';
  const text = `The database of this folder ${moved} to PostgreSQL on ${now.toISOString()}.\n`;
  try {
    writeFileSync(moveMarker(dataDir), text, { mode: 0o600 });
  } catch {
    // The move itself is complete, so a full disk does not fail it.
  }
}

/** A restore puts the database into DATA_DIR again. */
export const removeMoveMarker = (dataDir: string): void =>
  rmSync(moveMarker(dataDir), { force: true });

export const wasMoved = (dataDir: string): boolean => existsSync(moveMarker(dataDir));

/** @throws OperatorError when the database of DATA_DIR is to be used although it was moved */
export function refuseMovedDatabase({ dataDir, databaseUrl }: DatabaseLocation): void {
  if (databaseUrl || !wasMoved(dataDir)) return;
  throw new OperatorError(
    `The database of ${dataDir} was moved to PostgreSQL (${moveMarker(dataDir)} says when, and whether that is certain): set DATABASE_URL as it was for the move. To go back to DATA_DIR with today’s data, restore a backup of PostgreSQL without DATABASE_URL. To go on with the old data as it was before the move, delete that file.`,
  );
}
