// npm run import-keys [earlier]: reads the output of export-keys from the keyboard or a pipe.
import { text } from 'node:stream/consumers';
import { importEarlierKeys, importKeys } from '#server/backup/keys/import-keys.ts';
import { type Config, readConfig } from '#server/config.ts';
import { prepareDataDir } from '#server/data-dir.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { fingerprint } from '#server/vault/fingerprint.ts';
import { type KeyRing, keyFile } from '#server/vault/keys.ts';
import { parsePaperKeys } from '#server/vault/paper-keys.ts';
import { runCommand } from './run-command.ts';

// npm would swallow an option, and the old keys would be imported as today's.
const EARLIER = 'earlier';
const args = process.argv.slice(2);

await runCommand(async () => {
  const config = readConfig(process.env);
  const isEarlier = args[0] === EARLIER;
  if (args.length > (isEarlier ? 1 : 0))
    throw new OperatorError(`Unknown argument: run import-keys, or import-keys ${EARLIER}.`);
  if (config.dataKeys && !isEarlier)
    throw new OperatorError('DATA_KEYS holds the keys here: change them there.');
  if (process.stdin.isTTY)
    console.log('Type the four lines of the keys, each with its number, then Enter and Ctrl-D:\n');
  const keys = parsePaperKeys(await text(process.stdin));
  if ('wrongLine' in keys) {
    throw new OperatorError(
      `Line ${keys.wrongLine} is missing or mistyped: compare every digit with the paper. Nothing was written.`,
    );
  }
  prepareDataDir(config.dataDir);
  console.log(isEarlier ? await importOldKeys(config, keys) : await importTodaysKeys(config, keys));
});

async function importTodaysKeys(config: Config, keys: KeyRing): Promise<string> {
  const opensDatabase = await importKeys(config, keys);
  const hint = opensDatabase
    ? 'They open the database that is here.'
    : 'Where the database is not here yet, restore a backup before the first start.';
  return `${importedMessage(keyFile(config.dataDir), keys)} ${hint}`;
}

async function importOldKeys(config: Config, keys: KeyRing): Promise<string> {
  const file = await importEarlierKeys(config, keys);
  return `${importedMessage(file, keys)} restore finds them there, for a backup that was encrypted with them.`;
}

function importedMessage(file: string, keys: KeyRing): string {
  return `The keys are in ${file}. Their fingerprint is

  ${fingerprint(keys)}

Compare it with the paper.`;
}
