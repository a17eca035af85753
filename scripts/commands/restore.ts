// npm run restore -- FILE [--over-damaged] [--accept-unsigned [--yes]]: replaces today's data by a backup.
import { parseArgs } from 'node:util';
import { BackupError } from '#server/backup/backup-error.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { prepareDataDir } from '#server/data-dir.ts';
import { confirmOnTerminal } from '../backup/confirm-unsigned.ts';
import { restoreSummary } from '../backup/restore-summary.ts';
import { fileAsTyped, runCommand } from './run-command.ts';

const USAGE = 'npm run restore -- FILE [--over-damaged] [--accept-unsigned [--yes]]';

await runCommand(async () => {
  const { file, overDamaged, acceptUnsigned, yes } = parseRestoreArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  console.log('Verifying the backup …');
  const restored = await restoreBackup(config, fileAsTyped(file), {
    overDamaged,
    confirmUnsigned: acceptUnsigned ? confirmOnTerminal(yes) : undefined,
    now: new Date(),
  });
  console.log(restoreSummary(restored));
});

interface RestoreArguments {
  file: string;
  overDamaged: boolean;
  acceptUnsigned: boolean;
  yes: boolean;
}

function parseRestoreArguments(args: string[]): RestoreArguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'over-damaged': { type: 'boolean', default: false },
        'accept-unsigned': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file && more.length === 0) {
      const { yes } = values;
      const overDamaged = values['over-damaged'];
      return { file, overDamaged, acceptUnsigned: values['accept-unsigned'], yes };
    }
  } catch {
    // An unknown option: the error below shows the usage.
  }
  throw new BackupError(`Missing backup, or an unknown option. Usage: ${USAGE}`);
}
