// npm run restore -- FILE [--over-damaged] [--accept-unsigned [--yes]]: puts a backup back in the place of what is there.

import { parseArgs } from 'node:util';
import { ArchiveRefused } from '#server/backup/backup-error.ts';
import { putBack } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { prepareDataDir } from '#server/db/open.ts';
import { spokenTime, told } from './backup/backup-summary.ts';
import { askWhetherTrusted } from './backup/confirm-unsigned.ts';
import { fileAsTyped, runCommand } from './run-command.ts';

const USE = 'npm run restore -- FILE [--over-damaged] [--accept-unsigned [--yes]]';

await runCommand(async () => {
  const { file, overDamaged, acceptUnsigned, yes } = read(process.argv.slice(2));
  const config = readConfig(process.env);
  prepareDataDir(config.dataDir);
  console.log('The backup is read and checked …');
  const { manifest, before, sealedAnew } = await putBack(config, fileAsTyped(file), {
    overDamaged,
    confirmUnsigned: acceptUnsigned ? askWhetherTrusted(yes) : undefined,
    now: new Date(),
  });
  console.log(
    `${told(manifest)}

Everything is as it was on ${spokenTime(manifest.made_at)}. Start the program now.
Everybody has to sign in again, with the passwords of that time.`,
  );
  if (sealedAnew) {
    console.log(`
It was sealed with ${sealedAnew.earlier}; the numbers are sealed with today’s keys now,
${sealedAnew.today}: the paper in the safe still holds.`);
  }
  if (before) {
    console.log(`
What was here until now is kept, until you delete it:

  ${before}
`);
  }
});

interface Asked {
  file: string;
  overDamaged: boolean;
  acceptUnsigned: boolean;
  yes: boolean;
}

function read(words: string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: words,
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
    // An option that is not known: what there is stands in the sentence below.
  }
  throw new ArchiveRefused(`Say which backup: ${USE}`);
}
