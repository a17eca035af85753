// npm run import-rescue -- FILE: imports the entries that a device could not send, from its rescue file. Safe to
// repeat, and to run beside the program.
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { importRescue, type RescueResult } from '#server/surveys/rescue/import-rescue.ts';
import { openRescueFile } from '#server/surveys/rescue/open-rescue-file.ts';
import { fileAsTyped, refuseWithoutData, runCommand, withContext } from './run-command.ts';

const [file = ''] = process.argv.slice(2);

await runCommand(async () => {
  if (!file) throw new OperatorError('Which file? npm run import-rescue -- FILE');
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
