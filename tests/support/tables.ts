// All that the database holds, in a few letters: two that are the same held the same.
import { createHash } from 'node:crypto';
import type { Tables } from '#server/db/tables.ts';
import type { House } from '#server/house.ts';

/** Not the throttle's: a refusal is counted there. */
const TABLES = [
  'volunteers',
  'surveys',
  'survey_versions',
  'survey_keys',
  'survey_tallies',
  'activity',
  'queries',
  'images',
  'image_trash',
  'images_taken_down',
  'sessions',
] as const satisfies (keyof Tables)[];
/** What changes by itself: variants are made in the background, being asked is noted. */
const OF_ITSELF = new Set(['variants_mark', 'last_seen_at']);
const lasting = (key: string, value: unknown) => (OF_ITSELF.has(key) ? undefined : value);

export async function everythingKept({ db }: Pick<House, 'db'>): Promise<string> {
  const digest = createHash('sha256');
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const lines = rows.map((row) => JSON.stringify(row, lasting));
    digest.update(`${table}\n${lines.sort().join('\n')}`);
  }
  return digest.digest('hex');
}
