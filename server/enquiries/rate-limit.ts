import type { House } from '../context.ts';
import { count, tallyKey, tallyOf, windowWait } from '../rate-limit/counter.ts';
import { networkOf } from '../rate-limit/network.ts';

const WINDOW_MS = 10 * 60 * 1000;
const QUERIES = 30;

/** @returns seconds that the sender must wait; 0 when the query may come, which is then counted */
export async function countQuery(house: House, origin: string): Promise<number> {
  const key = tallyKey(house, 'queries', networkOf(origin));
  const now = house.now().getTime();
  const known = windowWait(await tallyOf(house, key), QUERIES, WINDOW_MS, now);
  if (known > 0) return Math.ceil(known / 1000);
  // Of many that come at once, all have seen the old count; only the new one tells them apart.
  const wait = windowWait(await count(house, key, WINDOW_MS), QUERIES + 1, WINDOW_MS, now);
  return Math.max(0, Math.ceil(wait / 1000));
}
