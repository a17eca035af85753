// npm run import-rescue -- FILE [asha@trust.example]: imports the entries that a device could not send, from its rescue
// file. The e-mail is for a file that does not prove whose it is. Safe to repeat, and to run beside the program.
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import {
  findRescueAccount,
  type RescueAccount,
} from '#server/surveys/rescue/find-rescue-account.ts';
import { importRescue, type RescueResult } from '#server/surveys/rescue/import-rescue.ts';
import { openRescueFile } from '#server/surveys/rescue/open-rescue-file.ts';
import {
  fileAsTyped,
  readArguments,
  refuseWithoutData,
  runCommand,
  withContext,
} from './run-command.ts';

const USAGE = 'npm run import-rescue -- FILE [E-MAIL]';

await runCommand(async () => {
  const [file, email] = readArguments(USAGE, 2);
  if (!file) throw new OperatorError(`Missing file. Usage: ${USAGE}`);
  const config = readConfig(process.env);
  await refuseWithoutData(config);
  await withContext(config, async (ctx) => {
    const outbox = await openRescueFile(ctx, fileAsTyped(file));
    const account = await findRescueAccount(ctx, outbox, email);
    console.log(describe(account));
    console.log(summary(await importRescue(ctx, account, outbox.operations)));
  });
});

function describe({ name, email, status, deleted_at }: RescueAccount): string {
  const state =
    deleted_at !== null
      ? ', a deleted account'
      : status === 'inactive'
        ? ', an inactive account'
        : '';
  return `File of ${name}, ${email}${state}`;
}

function summary({ recorded, alreadyThere, refused }: RescueResult): string {
  return [
    `New entries: ${recorded.create}`,
    `Edits: ${recorded.update}`,
    `Deletions: ${recorded.delete}`,
    `Deletions undone: ${recorded.undo}`,
    `Already there: ${alreadyThere}`,
    `Refused: ${refused.length}`,
    ...refused.map(({ position, reason }) => `  number ${position} in the file: ${reason}`),
  ].join('\n');
}
