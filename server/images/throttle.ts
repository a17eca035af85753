import { problem } from '#domain/problems.ts';
import type { House } from '../house.ts';
import { count, tallyKey, windowWait } from '../throttle/tally.ts';

const WINDOW_MS = 60 * 60 * 1000;
/** The pictures of a large event, and one by one again. */
const UPLOADS = 300;

/**
 * Counts an upload of this admin.
 * @throws Problem tooManyUploads with the seconds to wait
 */
export async function countUpload(house: House, adminId: number): Promise<void> {
  const tally = await count(house, tallyKey(house, 'uploads', String(adminId)), WINDOW_MS);
  const wait = windowWait(tally, UPLOADS + 1, WINDOW_MS, house.now().getTime());
  if (wait > 0) throw problem('tooManyUploads', { retryAfter: Math.ceil(wait / 1000) });
}
