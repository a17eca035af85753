// How much of one kind an account may do in a day. Counted in memory: it bounds how fast a disk fills, and a
// row that each call waits for would slow everybody down. Of several programs each counts its own.
import { type Call, type CallName, calls } from '#domain/endpoints.ts';
import { problem } from '#domain/problems.ts';
import type { House } from '../context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** @throws Problem dailyLimitReached with the seconds to wait: then it is not counted */
export type DailyLimit = (accountId: number) => void;

/** A day begins with what is done first, and anew where the clock was put back before it. */
export function dailyLimit({ config, now }: Pick<House, 'config' | 'now'>): DailyLimit {
  const counts = new Map<number, { since: number; count: number }>();
  return (accountId) => {
    const time = now().getTime();
    const known = counts.get(accountId);
    const isToday = known && time >= known.since && time < known.since + DAY_MS;
    const today = isToday ? known : { since: time, count: 0 };
    if (today.count >= config.dailyLimitPerAccount) {
      const retryAfter = Math.ceil((today.since + DAY_MS - time) / 1000);
      throw problem('dailyLimitReached', { retryAfter });
    }
    today.count += 1;
    counts.set(accountId, today);
  };
}

/** As what a call counts. Lists count as nothing, and a session can always be ended. */
export function countedAs(name: CallName): 'reading' | 'change' | undefined {
  const call: Call = calls[name];
  if (call.who === 'anyone' || name === 'signOut') return undefined;
  if (call.recorded) return 'reading';
  return call.method === 'GET' ? undefined : 'change';
}
