// npm run import-keys [earlier]: reads what export-keys has printed, from the keyboard or a pipe.
import { text } from 'node:stream/consumers';
import { bringEarlier, bringKeys } from '#server/backup/import-keys.ts';
import { type Config, readConfig } from '#server/config.ts';
import { prepareDataDir } from '#server/db/open.ts';
import { StartRefused } from '#server/startup/operator-error.ts';
import { type KeyRing, keyFile } from '#server/vault/keys.ts';
import { fingerprint, readWrittenKeys } from '#server/vault/paper-keys.ts';
import { runCommand } from './run-command.ts';

// A word and no option: npm would keep an option for itself, and the old keys be taken for those of today.
const EARLIER = 'earlier';
const words = process.argv.slice(2);

await runCommand(async () => {
  const config = readConfig(process.env);
  const isEarlier = words[0] === EARLIER;
  if (words.length > (isEarlier ? 1 : 0))
    throw new StartRefused(`Say import-keys, or import-keys ${EARLIER}, and no more.`);
  if (config.dataKeys && !isEarlier)
    throw new StartRefused('DATA_KEYS holds the keys here: change them there.');
  if (process.stdin.isTTY)
    console.log('Type the four lines of the keys, each with its number, then Enter and Ctrl-D:\n');
  const keys = readWrittenKeys(await text(process.stdin));
  if ('wrongLine' in keys) {
    throw new StartRefused(
      `Line ${keys.wrongLine} is missing or was not read rightly: compare every digit with the paper. Nothing was written.`,
    );
  }
  prepareDataDir(config.dataDir);
  console.log(isEarlier ? await earlier(config, keys) : await today(config, keys));
});

async function today(config: Config, keys: KeyRing): Promise<string> {
  const isOpening = await bringKeys(config, keys);
  const then = isOpening
    ? 'They open the database that is here.'
    : 'Where the database is not here yet, restore a backup before the first start.';
  return `${told(keyFile(config.dataDir), keys)} ${then}`;
}

async function earlier(config: Config, keys: KeyRing): Promise<string> {
  const file = await bringEarlier(config, keys);
  return `${told(file, keys)} restore finds them there, for a backup that was sealed with them.`;
}

function told(file: string, keys: KeyRing): string {
  return `The keys are in ${file}. Their fingerprint is

  ${fingerprint(keys)}

Compare it with the paper.`;
}
