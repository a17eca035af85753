// Counts are in memory and per process: a write per request would be slow.
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import type { AppContext } from '../context.ts';
import { refuseFor } from './counter.ts';

/** Both throw the limit's Problem with retryAfter in seconds; nothing counts then. */
export interface AccountLimit {
  check: (accountId: number) => void;
  count: (accountId: number) => void;
}

export function accountLimit(
  { limit, windowMs, refusal }: { limit: number; windowMs: number; refusal: ProblemCode },
  now: AppContext['now'],
): AccountLimit {
  const counts = new Map<number, { since: number; count: number }>();
  const add = (accountId: number, attempts: number) => {
    const time = now().getTime();
    const last = counts.get(accountId);
    const isOpen = last && time >= last.since && time < last.since + windowMs;
    const current = isOpen ? last : { since: time, count: 0 };
    if (current.count >= limit) refuseFor(current.since + windowMs - time, refusal);
    current.count += attempts;
    counts.set(accountId, current);
  };
  return {
    check: (accountId) => add(accountId, 0),
    count: (accountId) => add(accountId, 1),
  };
}
