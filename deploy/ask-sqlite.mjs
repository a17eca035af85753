// Puts a question to the database while the program runs; nothing can be changed from here.
//   sudo -u adhyay /opt/adhyay/node_modules/.bin/node /opt/adhyay/deploy/ask-sqlite.mjs FILE < question.sql
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const [file = '/var/lib/adhyay/adhyay.sqlite'] = process.argv.slice(2);
try {
  const database = new DatabaseSync(file, { readOnly: true });
  console.table(database.prepare(readFileSync(0, 'utf8')).all());
} catch (error) {
  console.error(`${file} did not answer: ${error.message}`);
  process.exitCode = 1;
}
