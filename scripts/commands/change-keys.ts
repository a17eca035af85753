// npm run change-keys: creates new keys for the identity numbers and re-encrypts every number.
import { type ChangedKeys, changeKeys } from '#server/backup/keys/change-keys.ts';
import { type Config, readConfig } from '#server/config.ts';
import { prepareDataDir } from '#server/data-dir.ts';
import { refuseMovedDatabase } from '#server/startup/move-marker.ts';
import { fingerprint } from '#server/vault/fingerprint.ts';
import { earlierKeyFile, newKeyFile } from '#server/vault/key-rotation.ts';
import { keyFile, keyText } from '#server/vault/keys.ts';
import { readArguments, runCommand } from './run-command.ts';

await runCommand(async () => {
  readArguments('npm run change-keys');
  const config = readConfig(process.env);
  refuseMovedDatabase(config);
  prepareDataDir(config.dataDir);
  const changed = await changeKeys(config, new Date(), () =>
    console.log('Backing up the data, then re-encrypting and verifying every number …'),
  );
  console.log(`${resultMessage(changed)}

${newKeysMessage(config, changed)}

Start the program then: everybody has to sign in again. And make a backup, the first with the new keys.

${oldKeysMessage(config, changed)}`);
});

function resultMessage({ numbers, damaged, damagedElsewhere }: ChangedKeys): string {
  const count = numbers.toLocaleString('en-IN');
  const message = `Numbers encrypted with the new keys and verified: ${count}, including earlier versions.`;
  const entries = `
These entries have a number that could not be opened before, and cannot now; their history
shows it as changed, or has a version that is damaged: ${[...damaged].join(', ')}.`;
  const others = `
The same holds for: ${[...damagedElsewhere].join(', ')}.`;
  return message + (damaged.size > 0 ? entries : '') + (damagedElsewhere.size > 0 ? others : '');
}

function newKeysMessage({ dataDir, databaseUrl, dataKeys }: Config, { keys }: ChangedKeys): string {
  const fingerprintText = `The fingerprint of the new keys is\n\n  ${fingerprint(keys)}\n`;
  if (dataKeys) {
    return `${fingerprintText}
The program starts only when DATA_KEYS is this line, on every machine:

${keyText(keys)}
It is also in ${newKeyFile(dataDir)}: delete that when the program has
started with it. And print it for the safe: export-keys.`;
  }
  const others = `
Another machine on this database needs them as well: import-keys, with the new lines.`;
  return `${fingerprintText}
They are in ${keyFile(dataDir)}, and on no paper yet: run export-keys now, and
put what it prints into the safe.${databaseUrl ? others : ''}`;
}

function oldKeysMessage({ dataDir }: Config, { earlier, previousBackup }: ChangedKeys): string {
  return `The previous data is kept, encrypted with the earlier keys:

  ${previousBackup}

The backups made since the change of keys before this one, or since the beginning, open with those keys only,
${fingerprint(earlier)}; earlier ones with theirs. They are kept, and restore finds them there:

  ${earlierKeyFile(dataDir, earlier)}

Keep that file and their paper as long as you keep one of these backups. If somebody else may have the old
keys, each of these backups is open to them: when the new backup is in the second place, delete the old ones
everywhere, then the file and the paper.`;
}
