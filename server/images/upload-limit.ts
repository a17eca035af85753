import { problem } from '#domain/problems.ts';
import type { House } from '../context.ts';
import { count, tallyKey, windowWait } from '../rate-limit/counter.ts';

const WINDOW_MS = 60 * 60 * 1000;
/** The pictures of a large event, and one by one again. */
const UPLOADS = 300;
/** What a bad line cuts off and somebody sends again; more would let one key in for ever. */
const TRIES_OF_ONE_KEY = 5;

/**
 * Counts an upload of this admin; one that was counted and comes again with its key counts no more.
 * @throws Problem tooManyUploads with the seconds to wait: then nothing is counted
 */
export async function countUpload(
  house: House,
  adminId: number,
  idempotencyKey: string | undefined,
): Promise<void> {
  await house.db.transaction().execute(async (transaction) => {
    const inside = { ...house, db: transaction };
    if (idempotencyKey) {
      const key = tallyKey(house, 'upload key', String(adminId), idempotencyKey);
      const { count: tries } = await count(inside, key, WINDOW_MS);
      if (tries > 1 && tries <= TRIES_OF_ONE_KEY) return;
    }
    const tally = await count(inside, tallyKey(house, 'uploads', String(adminId)), WINDOW_MS);
    const wait = windowWait(tally, UPLOADS + 1, WINDOW_MS, house.now().getTime());
    if (wait > 0) throw problem('tooManyUploads', { retryAfter: Math.ceil(wait / 1000) });
  });
}
