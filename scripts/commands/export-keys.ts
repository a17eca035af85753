// npm run export-keys: prints the keys of the identity numbers, to be stored away from the backups.
import { readConfig } from '#server/config.ts';
import { fingerprint } from '#server/vault/fingerprint.ts';
import { wasRotationAbandoned } from '#server/vault/key-rotation.ts';
import { keyText, loadKeys } from '#server/vault/keys.ts';
import { formatPaperKeys } from '#server/vault/paper-keys.ts';
import { readArguments, resumeKeyRotation, runCommand } from './run-command.ts';

await runCommand(async () => {
  readArguments('npm run export-keys');
  const config = readConfig(process.env);
  await resumeKeyRotation(config);
  const keys = loadKeys(config);
  if (wasRotationAbandoned(config, keys)) {
    console.error(
      `A change of keys was interrupted before it changed anything: these are still the earlier keys, ${fingerprint(keys)}. Run change-keys again, and print the keys then.\n`,
    );
  }
  console.log(`THE KEYS OF THIS TRUST'S IDENTITY NUMBERS

${formatPaperKeys(keys).join('\n')}

Fingerprint  ${fingerprint(keys)}

Without these four lines nobody can ever read the Aadhaar and document numbers in the database or in a
backup again. With them and a backup, anybody can. So:

  Print this page, or write the four lines down, and have a second person read them back.
  Keep it in the trust's safe or at the bank, never where the backups are, never in a mail or a chat.
  Write on it whose keys these are and when they were printed; tell two trustees where it lies.
  Close this window, and delete what you saved of it.

To bring them to a new machine: npm run import-keys, and type the four lines.
Where the keys are in the environment (DATA_KEYS), it is this line:

${keyText(keys)}`);
});
