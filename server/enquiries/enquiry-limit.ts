import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import { countAttempt, counterKey, readCounter, windowWait } from '../rate-limit/counter.ts';
import { networkOf, siteOf } from '../rate-limit/network.ts';

const WINDOW_MS = 10 * MINUTE_MS;
export const MAX_ENQUIRIES = 30;
/** One customer may have many networks of IPv6. */
export const MAX_ENQUIRIES_OF_SITE = 10 * MAX_ENQUIRIES;

/** @returns seconds to wait; 0 when the enquiry is allowed, which counts it */
export async function countUnlessLimited(ctx: AppContext, clientIp: string): Promise<number> {
  const [network, site] = [networkOf(clientIp), siteOf(clientIp)];
  // Enquiries were once named 'queries'; stored counters would restart under another name.
  const ofNetwork = counterKey(ctx, 'queries', network);
  const wait = await countWithin(ctx, ofNetwork, MAX_ENQUIRIES);
  if (wait > 0 || site === network) return wait;
  return countWithin(ctx, counterKey(ctx, 'queries', 'site', site), MAX_ENQUIRIES_OF_SITE);
}

async function countWithin(ctx: AppContext, key: string, limit: number): Promise<number> {
  const now = ctx.now().getTime();
  const known = windowWait(await readCounter(ctx, key), limit, WINDOW_MS, now);
  if (known > 0) return Math.ceil(known / SECOND_MS);
  // Concurrent enquiries have all read the same old count.
  const wait = windowWait(await countAttempt(ctx, key, WINDOW_MS), limit + 1, WINDOW_MS, now);
  return Math.max(0, Math.ceil(wait / SECOND_MS));
}
