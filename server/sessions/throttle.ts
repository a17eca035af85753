// Failed sign-ins slow down who makes them, never somebody else. Kept in the database, so that a
// restart forgives nothing and every process counts the same. Successes are never counted.
import { createHash } from 'node:crypto';
import { problem } from '#domain/problems.ts';
import { searchable } from '#domain/text.ts';
import type { House } from '../house.ts';
import { networkOf } from './network.ts';

const SECOND = 1000;
const LONGEST_WAIT = 15 * 60 * SECOND;
const TOKEN_WINDOW = 60 * SECOND;
const FALSE_TOKENS = 300;
const PAIR_MEMORY = 24 * 60 * 60 * SECOND;
const ADDRESS_WINDOW = 5 * 60 * SECOND;
const ACCOUNT_WINDOW = 60 * 60 * SECOND;
/** An address may fail as often as four accounts, an account as often as from ten addresses. */
const ADDRESS_SHARE = 4;
const ACCOUNT_SHARE = 10;

/** One try at the password of an account. */
export interface Attempt {
  email: string;
  origin: string;
  /** Whether this account has been signed in to from this address before. */
  isKnownHere: () => Promise<boolean>;
}
interface Failures {
  failures: number;
  first_at: string;
  last_at: string;
}

/** @throws Problem tooManyAttempts with the seconds to wait */
export async function refuseIfThrottled(house: House, attempt: Attempt): Promise<void> {
  const { loginRateLimit } = house.config;
  const now = house.now().getTime();
  const keys = keysOf(attempt);
  const [pair, address, account] = await Promise.all([
    failuresOf(house, keys.pair),
    failuresOf(house, keys.address),
    failuresOf(house, keys.account),
  ]);
  const ownWait = pairWait(pair, loginRateLimit, now);
  const othersWait = Math.max(
    windowWait(address, loginRateLimit * ADDRESS_SHARE, ADDRESS_WINDOW, now),
    windowWait(account, loginRateLimit * ACCOUNT_SHARE, ACCOUNT_WINDOW, now),
  );
  // What others did wrong, here or to this account, does not shut out who has been here before.
  const counts = othersWait > 0 && !(await attempt.isKnownHere());
  const wait = Math.max(ownWait, counts ? othersWait : 0);
  if (wait <= 0) return;
  const longest = Math.max(wait, await knock(house, keys.pair, ownWait));
  throw problem('tooManyAttempts', { retryAfter: Math.ceil(longest / SECOND) });
}

/** Knocking while the door is shut makes the wait longer, but only for this account from here. */
async function knock(house: House, key: string, wait: number): Promise<number> {
  if (wait <= 0) return 0;
  await count(house, key, PAIR_MEMORY);
  const now = house.now().getTime();
  return pairWait(await failuresOf(house, key), house.config.loginRateLimit, now);
}

export async function countFailure(house: House, attempt: Attempt): Promise<void> {
  const { pair, address, account } = keysOf(attempt);
  await count(house, pair, PAIR_MEMORY);
  await count(house, address, ADDRESS_WINDOW);
  await count(house, account, ACCOUNT_WINDOW);
}

/** After the right password: what this account did wrong from here is forgotten. */
export async function forgive({ db }: House, attempt: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', keysOf(attempt).pair).execute();
}

/**
 * Counts a token that nobody has. Only who sends hundreds of them in a minute is slowed down.
 * @throws Problem tooManyAttempts
 */
export async function countFalseToken(house: House, origin: string): Promise<void> {
  const key = hashed('tokens', networkOf(origin));
  await count(house, key, TOKEN_WINDOW);
  const known = await failuresOf(house, key);
  const wait = windowWait(known, FALSE_TOKENS, TOKEN_WINDOW, house.now().getTime());
  if (wait > 0) throw problem('tooManyAttempts', { retryAfter: Math.ceil(wait / SECOND) });
}

/** From 2 s after the limit, doubled with each failure, to 15 minutes. */
function pairWait(known: Failures | undefined, limit: number, now: number): number {
  if (!known || known.failures < limit) return 0;
  const wait = Math.min(LONGEST_WAIT, 2 ** (known.failures - limit + 1) * SECOND);
  return remaining(known.last_at, wait, now);
}

function windowWait(
  known: Failures | undefined,
  limit: number,
  window: number,
  now: number,
): number {
  return known && known.failures >= limit ? remaining(known.first_at, window, now) : 0;
}

/** Never longer than the wait itself: the clock may have been wrong when it began. */
function remaining(since: string, wait: number, now: number): number {
  return Math.min(wait, Date.parse(since) + wait - now);
}

async function failuresOf({ db }: House, key: string): Promise<Failures | undefined> {
  return db.selectFrom('sign_in_failures').selectAll().where('key', '=', key).executeTakeFirst();
}

async function count({ db, now }: House, key: string, window: number): Promise<void> {
  const time = now();
  const at = time.toISOString();
  const windowStart = new Date(time.getTime() - window).toISOString();
  await db
    .deleteFrom('sign_in_failures')
    .where('key', '=', key)
    .where('first_at', '<', windowStart)
    .execute();
  await db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        failures: row('sign_in_failures.failures', '+', 1),
        last_at: at,
      })),
    )
    .execute();
}

/** Hashed: what people type by mistake, a password in the e-mail field, is kept nowhere. */
function keysOf({ email, origin }: Attempt): Record<'pair' | 'address' | 'account', string> {
  const [account, address] = [searchable(email), networkOf(origin)];
  return {
    pair: hashed('pair', account, address),
    address: hashed('address', address),
    account: hashed('account', account),
  };
}

function hashed(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/** Forgets what no limit looks at any more. */
export async function forgetOldFailures({ db, now }: House): Promise<void> {
  const limit = new Date(now().getTime() - PAIR_MEMORY).toISOString();
  await db.deleteFrom('sign_in_failures').where('last_at', '<', limit).execute();
}
