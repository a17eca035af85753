// npm run import-keys: reads what export-keys has printed, from the keyboard or a pipe.
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { readConfig } from '#server/config.ts';
import { prepareDataDir } from '#server/db/open.ts';
import { StartRefused } from '#server/start-refused.ts';
import { keyFile, keyText, loadKeys, writeKeys } from '#server/vault/keys.ts';
import { fingerprint, readWrittenKeys } from '#server/vault/written-keys.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.dataKeys) throw new StartRefused('DATA_KEYS holds the keys here: change them there.');
  if (process.stdin.isTTY)
    console.log('Type the four lines of the keys, each with its number, then Enter and Ctrl-D:\n');
  const keys = readWrittenKeys(await text(process.stdin));
  if ('wrongLine' in keys) {
    throw new StartRefused(
      `Line ${keys.wrongLine} is missing or was not read rightly: compare every digit with the paper. Nothing was written.`,
    );
  }
  prepareDataDir(config.dataDir);
  const file = keyFile(config.dataDir);
  const there = existsSync(file) && fingerprint(loadKeys(config, false));
  if (there && there !== fingerprint(keys)) {
    throw new StartRefused(
      `Other keys are there already, ${there}: they may be the only ones that open what was recorded with them. Nothing was written. If a new trust began here by mistake, move the whole data folder aside, and import again. If change-keys made new ones on another machine, a start says where to move these.`,
    );
  }
  writeKeys(file, keyText(keys));
  console.log(`The keys are in ${file}. Their fingerprint is

  ${fingerprint(keys)}

Compare it with the paper. Where the database is not here yet, restore a backup before the first start.`);
});
