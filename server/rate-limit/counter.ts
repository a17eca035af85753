import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { problem } from '#domain/problems.ts';
import type { AppContext } from '../context.ts';
import type { CounterRow } from '../db/tables/system.ts';

const CLOCK_SLACK_MS = 5 * MINUTE_MS;

/** An HMAC hides addresses, and passwords that somebody typed into the e-mail field. */
export function counterKey({ vault }: AppContext, ...parts: string[]): string {
  return vault.index(parts.join('\n'), 'rate limit');
}

export async function readCounter(
  { db }: AppContext,
  key: string,
): Promise<CounterRow | undefined> {
  return db.selectFrom('rate_limit_counters').selectAll().where('key', '=', key).executeTakeFirst();
}

/** @returns the row with this attempt; concurrent ones get different counts */
export async function countAttempt(
  { db, now }: AppContext,
  key: string,
  windowMs: number,
): Promise<CounterRow> {
  const time = now();
  const at = time.toISOString();
  const windowStart = new Date(time.getTime() - windowMs).toISOString();
  return db
    .insertInto('rate_limit_counters')
    .values({ key, count: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => {
        const firstAt = 'rate_limit_counters.first_at';
        // One in the future was written while the clock was ahead.
        const hasWindowEnded = row.or([
          row(firstAt, '<', windowStart),
          row(firstAt, '>', latestNow(time.getTime())),
        ]);
        return {
          count: row
            .case()
            .when(hasWindowEnded)
            .then(row.lit(1))
            .else(row('rate_limit_counters.count', '+', 1))
            .end(),
          first_at: row
            .case()
            .when(hasWindowEnded)
            .then(at)
            .else(row.ref('rate_limit_counters.first_at'))
            .end(),
          last_at: at,
        };
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns milliseconds to wait; 0 below the limit, 0 or less once the window has ended */
export function windowWait(
  counter: CounterRow | undefined,
  limit: number,
  windowMs: number,
  nowMs: number,
): number {
  if (!counter || counter.count < limit || counter.first_at > latestNow(nowMs)) return 0;
  return remainingMs(counter.first_at, windowMs, nowMs);
}

/** Clocks of several instances differ a little. */
const latestNow = (nowMs: number): string => new Date(nowMs + CLOCK_SLACK_MS).toISOString();

/** The clock may have been wrong at `since`, so `waitMs` is the maximum. */
export function remainingMs(since: string, waitMs: number, nowMs: number): number {
  return Math.min(waitMs, Date.parse(since) + waitMs - nowMs);
}

/** @throws Problem `code` with retryAfter in seconds, if there is anything to wait for */
export function refuseFor(waitMs: number, code: ProblemCode): void {
  if (waitMs > 0) throw problem(code, { retryAfter: Math.ceil(waitMs / SECOND_MS) });
}

/** The clock may have been ahead, so counters in the future go too. */
export async function deleteOldCounters({ db, now }: AppContext, ageMs: number): Promise<void> {
  const time = now().getTime();
  const limit = new Date(time - ageMs).toISOString();
  await db
    .deleteFrom('rate_limit_counters')
    .where((row) => row.or([row('last_at', '<', limit), row('last_at', '>', latestNow(time))]))
    .execute();
}
