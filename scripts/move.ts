// npm run move: carries what is in DATA_DIR (SQLite, pictures on the disk) to the DATABASE_URL and the
// IMAGE_STORE of the environment. What is in DATA_DIR stays there untouched.
import { join } from 'node:path';
import { archiveName } from '#server/archive/names.ts';
import { putPictures, putRows } from '#server/archive/put-back.ts';
import { takeBackup } from '#server/archive/take.ts';
import { type Config, readConfig } from '#server/config.ts';
import { holdsData } from '#server/db/holds-data.ts';
import { refuseWhileInUse } from '#server/db/replace.ts';
import { StartRefused } from '#server/start-refused.ts';
import { told } from './archive/told.ts';
import { runCommand } from './run-command.ts';

const WHERE = 'Say where to: set DATABASE_URL, IMAGE_STORE or both, as they are to be from now on.';
const FULL = 'There is data in that database already: make an empty one, and name that.';
const NO_PICTURES =
  'There is data in that database already, and its pictures are not all in DATA_DIR: there is nothing here to move. Nothing was changed.';

await runCommand(async () => {
  const to = readConfig(process.env);
  if (!to.databaseUrl && !to.bucket) throw new StartRefused(WHERE);
  const isThere = to.databaseUrl !== undefined && (await holdsData(to));
  if (isThere && !to.bucket) throw new StartRefused(FULL);
  // Where the database has moved before, only the pictures are still here.
  const from: Config = {
    ...to,
    databaseUrl: isThere ? to.databaseUrl : undefined,
    bucket: undefined,
  };
  await refuseWhileInUse(from);
  if (to.databaseUrl) await refuseWhileInUse(to);
  const now = new Date();
  const path = join(to.backup.dir, archiveName('adhyay', now));
  console.log('What is here is backed up and checked …');
  const manifest = await takeBackup(from, path, now);
  if (isThere && manifest.missing.length > 0) throw new StartRefused(NO_PICTURES);
  if (to.bucket) await putPictures(to, path);
  if (to.databaseUrl && !isThere) await putRows(to, path, manifest, now);
  console.log(`${told(manifest)}

All of it has arrived: every row and every picture was read again there and compared. What was carried
over is also here:

  ${path}

Start the program with the same environment from now on. What was moved lies in DATA_DIR as before, and
is not used any more.`);
});
