// A round sends all waiting operations of the signed-in account. One tab sends for all. Duplicates are prevented by the
// server's unique keys, not by this lock.
import { LocalProblem, noResponse } from '../../../messages/errors.ts';
import { removeExpiredDrafts } from '../../drafts/draft-repository.ts';
import { readSession } from '../../session/session.ts';
import { readyOperations } from '../operations/operation-chain.ts';
import { removeExpired, requeueAnswered } from '../outbox.ts';
import { currentOutbox, setBlocked } from '../outbox-state.ts';
import { reloadAfterFailure } from '../read-outbox.ts';
import { refreshSyncState } from '../sync-state.ts';
import { backoffSeconds } from './retry.ts';
import { CONCURRENCY, type RetryDelay, retryDelayOf, sendOperation } from './send-operation.ts';

/** Operations are marked as tried while earlier ones are being sent, so that the network is never idle. */
const PREPARED = 4;

let isAsked = false;
let running: Promise<void> | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
/** Consecutive rounds without success. */
let failures = 0;
/** By performance.now(). Only a user's action sends earlier than the server has asked. */
let notBefore = 0;

/** Resolves when everything is sent, or nothing can be sent at the moment. */
export function sendWaiting(): Promise<void> {
  isAsked = true;
  running ??= sendWhileAsked().finally(() => {
    running = null;
    // Asked for after the last round had ended.
    return isAsked ? sendWaiting() : undefined;
  });
  return running;
}

export function mayRetry(): boolean {
  return performance.now() >= notBefore;
}

/** Another account has signed in, whom the server has not asked to wait. */
export function forgetRetryAfter(): void {
  notBefore = 0;
}

export function cancelRetry(): void {
  clearTimeout(retryTimer);
}

async function sendWhileAsked(): Promise<void> {
  while (isAsked) {
    isAsked = false;
    if (currentOutbox().account === null) return;
    cancelRetry();
    await withSenderLock(sendAll);
  }
}

/** Without Web Locks every tab sends. */
async function withSenderLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('outbox', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

async function sendAll(): Promise<void> {
  await reloadAfterFailure();
  const { account } = currentOutbox();
  const inFlight = new Map<string, Promise<RetryDelay | null>>();
  let delay = await refreshServerState();
  const canSend = () =>
    delay === null &&
    currentOutbox().account === account &&
    readSession()?.volunteer.id === account;
  const onSent = () => {
    failures = 0;
  };
  for (;;) {
    if (canSend()) {
      const own = currentOutbox().operations.filter((each) => each.account === account);
      for (const each of readyOperations(own)) {
        if (inFlight.size >= CONCURRENCY + PREPARED) break;
        if (!inFlight.has(each.key))
          inFlight.set(each.key, sendOperation(each, { canSend, onSent }));
      }
    }
    if (inFlight.size === 0) break;
    const ended = await Promise.race(
      [...inFlight].map(async ([key, sent]) => ({ key, delay: await sent })),
    );
    inFlight.delete(ended.key);
    delay = longerDelay(delay, ended.delay);
  }
  if (delay) sendLater(delay);
}

function longerDelay(one: RetryDelay | null, other: RetryDelay | null): RetryDelay | null {
  if (!one || !other) return one ?? other;
  const { blocked } = other.seconds > one.seconds ? other : one;
  const seconds = Math.max(one.seconds, other.seconds);
  return { ...one, blocked, seconds, retryAfter: Math.max(one.retryAfter, other.retryAfter) };
}

function sendLater({ blocked, seconds, retryAfter }: RetryDelay): void {
  failures += 1;
  setBlocked(blocked);
  cancelRetry();
  notBefore = performance.now() + retryAfter * 1000;
  // Requests to send made during the round are fulfilled by it.
  if (retryAfter > 0) isAsked = false;
  const waitSeconds = Math.max(seconds, backoffSeconds(failures, 0));
  retryTimer = setTimeout(() => void sendWaiting(), waitSeconds * 1000);
}

/**
 * The first request of a round: without a network no operation is tried, and so none is frozen.
 * @returns why nothing can be sent
 */
async function refreshServerState(): Promise<RetryDelay | null> {
  try {
    if (!navigator.onLine) throw new LocalProblem('overloaded', noResponse);
    const { account } = currentOutbox();
    await refreshSyncState({ account, force: failures > 0, onRestored: requeueAnswered });
    failures = 0;
    void removeExpiredDrafts();
    void removeExpired();
    if (readyOperations(currentOutbox().operations).length === 0) setBlocked(null);
    return null;
  } catch (error) {
    return retryDelayOf(error, failures);
  }
}
