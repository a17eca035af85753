// Failed sign-ins slow down who makes them, never somebody else. Successes are never counted.
import { problem } from '#domain/problems.ts';
import { searchable } from '#domain/text.ts';
import type { House } from '../context.ts';
import type { TallyRow } from '../db/tables.ts';
import {
  count,
  forgetTallies,
  remaining,
  tallyKey,
  tallyOf,
  windowWait,
} from '../rate-limit/counter.ts';
import { networkOf } from '../rate-limit/network.ts';

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

/** @throws Problem tooManyAttempts with the seconds to wait */
export async function refuseIfThrottled(house: House, attempt: Attempt): Promise<void> {
  const { loginRateLimit } = house.config;
  const now = house.now().getTime();
  const keys = keysOf(house, attempt);
  const [pair, address, account] = await Promise.all([
    tallyOf(house, keys.pair),
    tallyOf(house, keys.address),
    tallyOf(house, keys.account),
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
  const tally = await count(house, key, PAIR_MEMORY);
  return pairWait(tally, house.config.loginRateLimit, house.now().getTime());
}

export async function countFailure(house: House, attempt: Attempt): Promise<void> {
  const { pair, address, account } = keysOf(house, attempt);
  await count(house, pair, PAIR_MEMORY);
  await count(house, address, ADDRESS_WINDOW);
  await count(house, account, ACCOUNT_WINDOW);
}

/** After the right password: what this account did wrong from here is forgotten. */
export async function forgive(house: House, attempt: Attempt): Promise<void> {
  await house.db
    .deleteFrom('throttle_tallies')
    .where('key', '=', keysOf(house, attempt).pair)
    .execute();
}

/**
 * Counts a token that nobody has. Only who sends hundreds of them in a minute is slowed down.
 * @throws Problem tooManyAttempts
 */
export async function countFalseToken(house: House, origin: string): Promise<void> {
  const key = tallyKey(house, 'tokens', networkOf(origin));
  const known = await count(house, key, TOKEN_WINDOW);
  const wait = windowWait(known, FALSE_TOKENS, TOKEN_WINDOW, house.now().getTime());
  if (wait > 0) throw problem('tooManyAttempts', { retryAfter: Math.ceil(wait / SECOND) });
}

/** From 2 s after the limit, doubled with each failure, to 15 minutes. */
function pairWait(known: TallyRow | undefined, limit: number, now: number): number {
  if (!known || known.count < limit) return 0;
  const wait = Math.min(LONGEST_WAIT, 2 ** (known.count - limit + 1) * SECOND);
  return remaining(known.last_at, wait, now);
}

function keysOf(
  house: House,
  { email, origin }: Attempt,
): Record<'pair' | 'address' | 'account', string> {
  const [account, address] = [searchable(email), networkOf(origin)];
  return {
    pair: tallyKey(house, 'pair', account, address),
    address: tallyKey(house, 'address', address),
    account: tallyKey(house, 'account', account),
  };
}

/** Forgets what no limit looks at any more. */
export async function forgetOldFailures(house: House): Promise<void> {
  await forgetTallies(house, PAIR_MEMORY);
}
