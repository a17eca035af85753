// A started trust with few of its pictures: a copy, a backup or a restore of it takes a tenth of the time.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunQuery } from '../app/ask.ts';

const KEPT = 8;

/** Deletes the others as an admin does, so that a later start does not add them again. */
export async function keepFewPictures(runQuery: RunQuery, dataDir: string): Promise<void> {
  const dropped = (await runQuery('select name_key from images order by name_key')).slice(KEPT);
  const names = dropped.map(({ name_key }) => `'${name_key}'`).join();
  await runQuery(
    `insert into unpublished_images select name_key from images where name_key in (${names})`,
  );
  await runQuery(`delete from images where name_key in (${names})`);
  const kept = (await runQuery('select hash from images')).map(({ hash }) => String(hash));
  for (const folder of ['originals', 'variants']) {
    const path = join(dataDir, 'images', folder);
    for (const name of readdirSync(path)) {
      if (!kept.some((hash) => name.startsWith(hash)))
        rmSync(join(path, name), { recursive: true });
    }
  }
}
