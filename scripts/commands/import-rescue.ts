// npm run import-rescue -- FILE: imports the entries that a device could not send, from its rescue file. Safe to
// repeat, and to run beside the program.
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { importRescue, type RescueResult } from '#server/surveys/rescue/import-rescue.ts';
import { openRescueFile } from '#server/surveys/rescue/open-rescue-file.ts';
import {
  fileAsTyped,
  readArguments,
  refuseWithoutData,
  runCommand,
  withContext,
} from './run-command.ts';

const USAGE = 'npm run import-rescue -- FILE';

await runCommand(async () => {
  const [file] = readArguments(USAGE, 1);
  if (!file) throw new OperatorError(`Which file? ${USAGE}`);
  const config = readConfig(process.env);
  await refuseWithoutData(config);
  const result = await withContext(config, async (ctx) =>
    importRescue(ctx, await openRescueFile(ctx, fileAsTyped(file))),
  );
  console.log(summary(result));
});

function summary({ recorded, alreadyThere, refused }: RescueResult): string {
  return [
    `Recorded: ${recorded}`,
    `Already there: ${alreadyThere}`,
    `Refused: ${refused.length}`,
    ...refused.map(({ position, reason }) => `  number ${position} in the file: ${reason}`),
  ].join('\n');
}
