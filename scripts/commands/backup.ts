// npm run backup [-- FILE]: one verified archive of everything but the keys, while the server runs.
import type { Manifest } from '#server/backup/archive/manifest.ts';
import { archivePath } from '#server/backup/backup-names.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { type Config, readConfig } from '#server/config.ts';
import { errorMessageOf } from '#server/errors/error-details.ts';
import { refuseMovedDatabase } from '#server/startup/move-marker.ts';
import { finishRotationAndLoadKeys } from '#server/vault/key-rotation.ts';
import { backupSummary } from '../backup/backup-summary.ts';
import { fileAsTyped, readArguments, runCommand } from './run-command.ts';

const UNSIGNED = 'Without them it is not signed, and restore takes it only with --accept-unsigned.';

await runCommand(async () => {
  const [file] = readArguments('npm run backup [-- FILE]', 1);
  const config = readConfig(process.env);
  refuseMovedDatabase(config);
  const now = new Date();
  const path = file ? fileAsTyped(file) : archivePath(config.backup.dir, 'adhyay', now);
  const manifest = await createBackup(config, path, now);
  const warning = keysWarning(config, manifest);
  console.log(`${backupSummary(manifest)}\nBacked up and verified:\n\n  ${path}\n`);
  console.log(`Copy this file to another place: a backup on the same machine is lost together with it.
The file does not contain the keys.`);
  if (warning) console.error(`\n${warning}\n${UNSIGNED}`);
  else console.log('If they are not in the trust’s safe yet, export-keys prints them.');
});

/** The backup is complete without the keys, but a warning today is better than a surprise at a restore. */
function keysWarning(config: Config, { key_check }: Manifest): string | undefined {
  try {
    if (finishRotationAndLoadKeys(config, key_check)) return undefined;
    return 'The keys here do not open the identity numbers in it: find the right ones.';
  } catch (error) {
    return errorMessageOf(error);
  }
}
