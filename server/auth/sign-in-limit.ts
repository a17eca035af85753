// Failed sign-ins count for an account with its network, for a network, and for an account.
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts';
import { toSearchText } from '#domain/text/text.ts';
import type { AppContext } from '../context.ts';
import type { CounterRow } from '../db/tables/system.ts';
import {
  countAttempt,
  counterKey,
  deleteOldCounters,
  readCounter,
  refuseFor,
  remainingMs,
  windowWait,
} from '../rate-limit/counter.ts';
import { networkOf } from '../rate-limit/network.ts';

const MAX_WAIT_MS = 15 * MINUTE_MS;
const TOKEN_WINDOW_MS = MINUTE_MS;
export const MAX_UNKNOWN_TOKENS = 300;
const PAIR_WINDOW_MS = DAY_MS;
const ADDRESS_WINDOW_MS = 5 * MINUTE_MS;
const ACCOUNT_WINDOW_MS = HOUR_MS;
/** Multiples of LOGIN_RATE_LIMIT. */
const ADDRESS_SHARE = 4;
const ACCOUNT_SHARE = 10;

export interface Attempt {
  email: string;
  clientIp: string;
  isKnownNetwork: () => Promise<boolean>;
}

/** @throws Problem tooManyAttempts with retryAfter in seconds */
export async function refuseIfRateLimited(ctx: AppContext, attempt: Attempt): Promise<void> {
  const { loginRateLimit } = ctx.config;
  const now = ctx.now().getTime();
  const keys = counterKeys(ctx, attempt);
  const [pair, address, account] = await Promise.all([
    readCounter(ctx, keys.pair),
    readCounter(ctx, keys.address),
    readCounter(ctx, keys.account),
  ]);
  const ownWait = pairWait(pair, loginRateLimit, now);
  const othersWait = Math.max(
    windowWait(address, loginRateLimit * ADDRESS_SHARE, ADDRESS_WINDOW_MS, now),
    windowWait(account, loginRateLimit * ACCOUNT_SHARE, ACCOUNT_WINDOW_MS, now),
  );
  // Failures by others must not lock out somebody who has signed in from here before.
  const isBlockedByOthers = othersWait > 0 && !(await attempt.isKnownNetwork());
  const wait = Math.max(ownWait, isBlockedByOthers ? othersWait : 0);
  if (wait <= 0) return;
  refuseFor(Math.max(wait, await countWhileBlocked(ctx, keys.pair, ownWait)), 'tooManyAttempts');
}

/** Attempts while blocked extend the wait, but only for this account from this network. */
async function countWhileBlocked(ctx: AppContext, key: string, wait: number): Promise<number> {
  if (wait <= 0) return 0;
  const counter = await countAttempt(ctx, key, PAIR_WINDOW_MS);
  return pairWait(counter, ctx.config.loginRateLimit, ctx.now().getTime());
}

export async function countFailure(ctx: AppContext, attempt: Attempt): Promise<void> {
  const { pair, address, account } = counterKeys(ctx, attempt);
  await countAttempt(ctx, pair, PAIR_WINDOW_MS);
  await countAttempt(ctx, address, ADDRESS_WINDOW_MS);
  await countAttempt(ctx, account, ACCOUNT_WINDOW_MS);
}

export async function resetFailures(ctx: AppContext, attempt: Attempt): Promise<void> {
  await ctx.db
    .deleteFrom('rate_limit_counters')
    .where('key', '=', counterKeys(ctx, attempt).pair)
    .execute();
}

/** A flood of tokens must not wait for the counter's lock, so this only reads. @throws Problem tooManyAttempts */
export async function refuseUnknownTokens(ctx: AppContext, clientIp: string): Promise<void> {
  const counter = await readCounter(ctx, unknownTokensKey(ctx, clientIp));
  refuseFor(unknownTokensWait(ctx, counter), 'tooManyAttempts');
}

/** @throws Problem tooManyAttempts after 300 unknown tokens a minute from one network */
export async function countUnknownToken(ctx: AppContext, clientIp: string): Promise<void> {
  const counter = await countAttempt(ctx, unknownTokensKey(ctx, clientIp), TOKEN_WINDOW_MS);
  refuseFor(unknownTokensWait(ctx, counter), 'tooManyAttempts');
}

const unknownTokensKey = (ctx: AppContext, clientIp: string): string =>
  counterKey(ctx, 'tokens', networkOf(clientIp));

const unknownTokensWait = ({ now }: AppContext, counter: CounterRow | undefined): number =>
  windowWait(counter, MAX_UNKNOWN_TOKENS, TOKEN_WINDOW_MS, now().getTime());

/** 2 s at the limit, doubled with each failure, up to 15 minutes. */
function pairWait(counter: CounterRow | undefined, limit: number, now: number): number {
  if (!counter || counter.count < limit) return 0;
  const wait = Math.min(MAX_WAIT_MS, 2 ** (counter.count - limit + 1) * SECOND_MS);
  return remainingMs(counter.last_at, wait, now);
}

function counterKeys(
  ctx: AppContext,
  { email, clientIp }: Attempt,
): Record<'pair' | 'address' | 'account', string> {
  const [account, address] = [toSearchText(email), networkOf(clientIp)];
  return {
    pair: counterKey(ctx, 'pair', account, address),
    address: counterKey(ctx, 'address', address),
    account: counterKey(ctx, 'account', account),
  };
}

export async function deleteExpiredCounters(ctx: AppContext): Promise<void> {
  await deleteOldCounters(ctx, PAIR_WINDOW_MS);
}
