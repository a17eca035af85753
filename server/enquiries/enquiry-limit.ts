import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts';
import type { AppContext } from '../context.ts';
import { countAttempt, counterKey, readCounter, windowWait } from '../rate-limit/counter.ts';
import { networkOf } from '../rate-limit/network.ts';

const WINDOW_MS = 10 * MINUTE_MS;
const MAX_ENQUIRIES = 30;

/** @returns seconds to wait; 0 when the enquiry is allowed, which counts it */
export async function countEnquiry(ctx: AppContext, clientIp: string): Promise<number> {
  const key = counterKey(ctx, 'queries', networkOf(clientIp));
  const now = ctx.now().getTime();
  const known = windowWait(await readCounter(ctx, key), MAX_ENQUIRIES, WINDOW_MS, now);
  if (known > 0) return Math.ceil(known / SECOND_MS);
  // Concurrent enquiries have all read the same old count.
  const wait = windowWait(
    await countAttempt(ctx, key, WINDOW_MS),
    MAX_ENQUIRIES + 1,
    WINDOW_MS,
    now,
  );
  return Math.max(0, Math.ceil(wait / SECOND_MS));
}
