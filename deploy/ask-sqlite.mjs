// Puts questions to the database while the program runs; nothing can be changed from here.
//   sudo -u adhyay /opt/adhyay/node_modules/.bin/node /opt/adhyay/deploy/ask-sqlite.mjs [FILE] < question.sql
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const { DATA_DIR = '/var/lib/adhyay' } = process.env;
const [file = join(DATA_DIR, 'adhyay.sqlite')] = process.argv.slice(2);
try {
  const database = new DatabaseSync(file, { readOnly: true });
  for (const question of readFileSync(0, 'utf8').split(/;\s*$/m)) {
    if (question.trim() === '') continue;
    const rows = database.prepare(question).all();
    if (rows.length > 0) console.table(rows);
    else console.log('Nothing was found.');
  }
} catch (error) {
  console.error(`${file} did not answer: ${error.message}`);
  process.exitCode = 1;
}
