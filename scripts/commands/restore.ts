// npm run restore -- FILE [--over-damaged] [--accept-unsigned [--yes]]: replaces today's data by a backup.

import { parseArgs } from 'node:util';
import { BackupError } from '#server/backup/backup-error.ts';
import type { SincePart } from '#server/backup/reapply/since-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { prepareDataDir } from '#server/data-dir.ts';
import { backupSummary, formatTime } from '../backup/backup-summary.ts';
import { confirmOnTerminal } from '../backup/confirm-unsigned.ts';
import { fileAsTyped, runCommand } from './run-command.ts';

const USE = 'npm run restore -- FILE [--over-damaged] [--accept-unsigned [--yes]]';

const TO_REAPPLY: Record<SincePart, string> = {
  accounts: 'add the accounts again that were added',
  erasures: 'delete the entries again that were deleted for good',
  withdrawals: 'withdraw the consents again that were withdrawn',
  notices: 'publish the privacy notice again, or end it',
  enquiries: 'delete the queries again that were deleted for good',
  files: 'withdraw the PDFs again that were withdrawn',
};

await runCommand(async () => {
  const { file, overDamaged, acceptUnsigned, yes } = parseRestoreArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  console.log('The backup is read and checked …');
  const restored = await restoreBackup(config, fileAsTyped(file), {
    overDamaged,
    confirmUnsigned: acceptUnsigned ? confirmOnTerminal(yes) : undefined,
    now: new Date(),
  });
  const { manifest, previousData, reEncrypted, unknownSince } = restored;
  const { accountsDeleted, erasedAgain, withdrawnAgain, enquiriesErasedAgain } = restored;
  const { filesWithdrawnAgain } = restored;
  console.log(
    `${backupSummary(manifest)}

Everything is as it was on ${formatTime(manifest.made_at)}. Start the program now.
Everybody has to sign in again, with the passwords of that time. Rights and second factors are of that time, too:
look through the volunteers for those who were deactivated or deleted since, or lost a right.`,
  );
  if (accountsDeleted > 0) {
    console.log(`
Accounts that were added after that time: ${accountsDeleted}. They are deleted accounts now. Restore them on the desk,
instead of adding them again: their phones can then send what waits on them.`);
  }
  if (withdrawnAgain > 0) {
    console.log(
      `Entries whose people withdrew their consent after that time: ${withdrawnAgain}. They are deleted again.`,
    );
  }
  if (erasedAgain > 0) {
    console.log(`
Entries that were deleted for good after that time, and are so again: ${erasedAgain}.`);
  }
  if (enquiriesErasedAgain > 0) {
    console.log(`
Queries that were deleted for good after that time, and are so again: ${enquiriesErasedAgain}.`);
  }
  if (filesWithdrawnAgain > 0) {
    console.log(`
PDFs of the website that were withdrawn after that time, and are so again: ${filesWithdrawnAgain}.`);
  }
  if (unknownSince.length > 0) {
    console.log(`
What was here is too damaged to say what happened since then. By the trust’s own list of requests:

${unknownSince.map((part) => `  ${TO_REAPPLY[part]}`).join('\n')}`);
  }
  console.log(`
Pictures that were deleted for good after that time are here again: delete those again that
somebody had asked you to erase.`);
  if (reEncrypted) {
    console.log(`
It was encrypted with ${reEncrypted.earlier}; the numbers are encrypted with the keys of this
machine now, ${reEncrypted.current}. Compare that with the paper in the safe. If the paper says
something else, it does not open them: run export-keys, and put what it prints into the safe.`);
  }
  if (previousData) {
    console.log(`
What was here until now is kept, until you delete it:

  ${previousData}
`);
  }
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
      args: args,
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
  throw new BackupError(`Say which backup: ${USE}`);
}
