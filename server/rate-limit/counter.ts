// How often something has been done, and since when. Kept in the database, so that a restart forgives
// nothing and every process counts the same.

import type { AppContext } from '../context.ts';
import type { CounterRow } from '../db/tables.ts';

/**
 * Indexed with the house's key: neither an address nor what people type by mistake, a password in the
 * e-mail field, can be guessed back from it.
 */
export function counterKey({ vault }: AppContext, ...parts: string[]): string {
  return vault.index(parts.join('\n'), 'tally');
}

/** @returns undefined when it has not been done in this window or any that is remembered */
export async function readCounter(
  { db }: AppContext,
  key: string,
): Promise<CounterRow | undefined> {
  return db.selectFrom('throttle_tallies').selectAll().where('key', '=', key).executeTakeFirst();
}

/**
 * @param window milliseconds, after which the count begins anew
 * @returns the tally with this one in it: of those that come at once, each gets a number of its own
 */
export async function countAttempt(
  { db, now }: AppContext,
  key: string,
  window: number,
): Promise<CounterRow> {
  const time = now();
  const at = time.toISOString();
  const windowStart = new Date(time.getTime() - window).toISOString();
  return db
    .insertInto('throttle_tallies')
    .values({ key, count: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => {
        const hasWindowEnded = row('throttle_tallies.first_at', '<', windowStart);
        return {
          count: row
            .case()
            .when(hasWindowEnded)
            .then(row.lit(1))
            .else(row('throttle_tallies.count', '+', 1))
            .end(),
          first_at: row
            .case()
            .when(hasWindowEnded)
            .then(at)
            .else(row.ref('throttle_tallies.first_at'))
            .end(),
          last_at: at,
        };
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns milliseconds until the window has passed; 0 or less when the limit is not reached */
export function windowWait(
  counter: CounterRow | undefined,
  limit: number,
  window: number,
  now: number,
): number {
  return counter && counter.count >= limit ? remainingMs(counter.first_at, window, now) : 0;
}

/** Never longer than the wait itself: the clock may have been wrong when it began. */
export function remainingMs(since: string, wait: number, now: number): number {
  return Math.min(wait, Date.parse(since) + wait - now);
}

/** Forgets what has not been done for so many milliseconds. */
export async function deleteOldCounters({ db, now }: AppContext, age: number): Promise<void> {
  const limit = new Date(now().getTime() - age).toISOString();
  await db.deleteFrom('throttle_tallies').where('last_at', '<', limit).execute();
}
