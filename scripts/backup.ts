// npm run backup [-- FILE]: one verified archive of everything but the keys, while the program runs.
import { resolve } from 'node:path';
import { archiveName } from '#server/archive/names.ts';
import { takeBackup } from '#server/archive/take.ts';
import { readConfig } from '#server/config.ts';
import { told } from './archive/told.ts';
import { runCommand } from './run-command.ts';

const [file] = process.argv.slice(2);

await runCommand(async () => {
  const config = readConfig(process.env);
  const now = new Date();
  const path = resolve(file ?? `${config.backup.dir}/${archiveName('adhyay', now)}`);
  const manifest = await takeBackup(config, path, now);
  console.log(`${told(manifest)}\nBacked up, read back and found right:\n\n  ${path}\n`);
  console.log(`Take a copy of it to another place: on this machine alone it is half a backup.
The keys are not in it. If they are not in the trust's safe yet, export-keys prints them.`);
});
