// A trust with few of its pictures: a start, a copy, a backup or a restore of it takes a tenth of the time.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { imageNameKey } from '#domain/images/image-name.ts';
import type { RunQuery } from '../app/query-database.ts';

const KEPT = 8;
const DRAWN = join(import.meta.dirname, '../../../drawn/pictures.json');

/** Before the first start, which then adds only the others. */
export async function leaveOutPictures(runQuery: RunQuery): Promise<void> {
  const drawn: { name: string }[] = JSON.parse(readFileSync(DRAWN, 'utf8'));
  const leftOut = drawn.map(({ name }) => imageNameKey(name)).sort();
  const rows = leftOut.slice(KEPT).map((key) => `('${key}')`);
  await runQuery(`insert into unpublished_images (name_key) values ${rows.join()}`);
}

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
