// npm run move: copies DATA_DIR (SQLite, images on disk) to DATABASE_URL and IMAGE_STORE. DATA_DIR stays untouched.
import type { Manifest } from '#server/backup/archive/manifest.ts';
import { archivePath } from '#server/backup/backup-names.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { UNCHANGED } from '#server/backup/rebuild-database.ts';
import { restoreImages } from '#server/backup/restore-images.ts';
import { restoreRows } from '#server/backup/restore-rows.ts';
import { openReachableBlobStore } from '#server/blobs/open.ts';
import { type Config, readConfig } from '#server/config.ts';
import { UnknownOutcomeError } from '#server/db/errors/unknown-outcome-error.ts';
import { hasData } from '#server/db/has-data.ts';
import { lockDatabase } from '#server/db/lock-database.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { refuseMovedDatabase, writeMoveMarker } from '#server/startup/move-marker.ts';
import { backupSummary } from '../backup/backup-summary.ts';
import { readArguments, runCommand } from './run-command.ts';

// A second attempt after a success would fail with "there is data already".
const LOOK_FIRST = `Check the new place before you run this again. If the data is there, the move is complete: start the program with the
same settings. If there is nothing, delete moved-to-postgresql.txt in DATA_DIR, and run this once more.`;

await runCommand(async () => {
  readArguments('npm run move');
  const to = readConfig(process.env);
  const from: Config = { ...to, databaseUrl: undefined, bucket: undefined };
  if (!to.databaseUrl && !to.bucket) {
    throw new OperatorError(
      'Missing target: set DATABASE_URL, IMAGE_STORE or both to their future values.',
    );
  }
  const source = await lockDatabase(from);
  try {
    await moveData(from, to);
  } finally {
    await source.release();
  }
});

async function moveData(from: Config, to: Config): Promise<void> {
  const target = to.databaseUrl ? await lockDatabase(to) : undefined;
  try {
    if (target) await refuseExistingData(to);
    if (target) refuseMovedDatabase(from);
    if (to.bucket) await openReachableBlobStore(to);
    const now = new Date();
    const path = archivePath(to.backup.dir, 'adhyay', now);
    console.log('Backing up and verifying the data of DATA_DIR …');
    const manifest = await createBackup(from, path, now);
    if (to.bucket) await restoreImages(to, path, manifest);
    if (target) {
      const rows = { path, manifest, conversion: UNCHANGED, now };
      await restoreRows(target, rows, LOOK_FIRST).catch((error) => {
        // The move may be complete, and the old file must not be used by mistake then.
        if (error instanceof UnknownOutcomeError) {
          writeMoveMarker(from.dataDir, { isCertain: false, now });
        }
        throw error;
      });
      writeMoveMarker(from.dataDir, { isCertain: true, now });
    }
    printResult(to, manifest, path);
  } finally {
    await target?.release();
  }
}

function printResult(to: Config, manifest: Manifest, path: string): void {
  const moved = [to.databaseUrl && 'the database', to.bucket && 'the pictures']
    .filter(Boolean)
    .join(', ');
  console.log(`${backupSummary(manifest)}

Moved and verified: every row and every picture was read back from there and compared. The backup that was
copied is here:

  ${path}

Start the program with the same settings from now on. The old copy (${moved}) stays in DATA_DIR
and is no longer used. The keys in DATA_DIR are still used: never delete them.`);
}

async function refuseExistingData(to: Config): Promise<void> {
  if (await hasData(to)) {
    throw new OperatorError(
      `The database of DATABASE_URL already has data, and nothing was changed. A move goes from DATA_DIR into an
empty database: create one, and name it in DATABASE_URL. To move only the pictures of a trust in that database
into a bucket: backup without IMAGE_STORE, then restore that with it.`,
    );
  }
}
