// Sends waiting operations: at once, when the network returns, when the desk becomes visible, and every five minutes.
// One tab sends for all. Duplicates are prevented by the server's unique keys, not by this lock.

import pLimit from 'p-limit';
import { MINUTE_MS } from '#domain/durations.ts';
import { Problem } from '#domain/problems.ts';
import { LocalProblem, noResponse } from '../../../messages/errors.ts';
import { removeExpiredDrafts } from '../../drafts/draft-repository.ts';
import { blockUpdate } from '../../offline/update-blockers.ts';
import { readSession, subscribeToSession } from '../../session/session.ts';
import type { Operation } from '../operations/operation.ts';
import { readyOperations } from '../operations/operation-chain.ts';
import { markTried, removeExpired, requeueAnswered, saveAnswer } from '../outbox.ts';
import { currentOutbox, setBlocked, setSending } from '../outbox-state.ts';
import { closeOutbox, openOutbox, reloadAfterFailure } from '../read-outbox.ts';
import { knownSyncState, refreshSyncState } from '../sync-state.ts';
import { listenToBroadcasts } from '../tab-broadcast.ts';
import { requestOperation } from './request-operation.ts';
import { type Answer, answerOf, backoffSeconds } from './retry.ts';

const CONCURRENCY = 4;
/** Operations are marked as tried while earlier ones are being sent, so that the network is never idle. */
const PREPARED = 4;
const EVERY_MS = 5 * MINUTE_MS;

const limitConcurrency = pLimit(CONCURRENCY);
let isAsked = false;
let running: Promise<void> | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
/** Consecutive rounds without success. */
let failures = 0;
/** By performance.now(). Only a user's action sends earlier than the server has asked. */
let notBefore = 0;

type RetryDelay = Extract<Answer, { kind: 'retry' }>;

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

/** @returns a function that stops it */
export function startSender(): () => void {
  const send = () => performance.now() >= notBefore && void sendWaiting();
  const sendIfVisible = () => document.visibilityState === 'visible' && send();
  const open = () => {
    notBefore = 0;
    void openOutbox(readSession()?.volunteer.id ?? null).then(send);
  };
  const followAccount = () => {
    if ((readSession()?.volunteer.id ?? null) !== currentOutbox().account) open();
    else send();
  };
  const timer = setInterval(send, EVERY_MS);
  const stopListening = listenToBroadcasts(send);
  const stopFollowing = subscribeToSession(followAccount);
  const noticeOffline = () => currentOutbox().blocked ?? setBlocked('offline');
  window.addEventListener('online', send);
  window.addEventListener('offline', noticeOffline);
  document.addEventListener('visibilitychange', sendIfVisible);
  open();
  // So that Submit does not wait for the device.
  void knownSyncState();
  return () => {
    closeOutbox();
    clearInterval(timer);
    clearTimeout(retryTimer);
    stopListening();
    stopFollowing();
    window.removeEventListener('online', send);
    window.removeEventListener('offline', noticeOffline);
    document.removeEventListener('visibilitychange', sendIfVisible);
  };
}

async function sendWhileAsked(): Promise<void> {
  while (isAsked) {
    isAsked = false;
    if (currentOutbox().account === null) return;
    clearTimeout(retryTimer);
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
  for (;;) {
    if (canSend()) {
      const own = currentOutbox().operations.filter((each) => each.account === account);
      for (const each of readyOperations(own)) {
        if (inFlight.size >= CONCURRENCY + PREPARED) break;
        if (!inFlight.has(each.key)) inFlight.set(each.key, send(each, canSend));
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
  clearTimeout(retryTimer);
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
    await refreshSyncState(requeueAnswered, failures === 0);
    failures = 0;
    void removeExpiredDrafts();
    void removeExpired();
    if (readyOperations(currentOutbox().operations).length === 0) setBlocked(null);
    return null;
  } catch (error) {
    return retryDelayOf(error, failures);
  }
}

/** @returns why it must be tried again */
async function send(operation: Operation, canSend: () => boolean): Promise<RetryDelay | null> {
  const unblock = blockUpdate();
  try {
    const tried = await markTried(operation);
    return tried && (await sendTried(tried, canSend));
  } finally {
    unblock();
  }
}

async function sendTried(operation: Operation, canSend: () => boolean): Promise<RetryDelay | null> {
  try {
    const outcome = await limitConcurrency(async () => {
      if (!canSend()) return null;
      setSending(operation.key, true);
      return requestOperation(operation);
    });
    if (!outcome) return null;
    await saveAnswer({ ...operation, state: 'sent', sentAt: Date.now(), outcome, refusal: null });
    failures = 0;
    setBlocked(null);
    return null;
  } catch (error) {
    const delay = retryDelayOf(error, operation.tries - 1);
    if (!delay) {
      await refuse(operation, error);
      setBlocked(null);
    }
    return delay;
  } finally {
    setSending(operation.key, false);
  }
}

function retryDelayOf(error: unknown, tries: number): RetryDelay | null {
  const answer = answerOf(error, tries);
  if (answer.kind === 'refused') return null;
  setBlocked(answer.blocked);
  return answer;
}

async function refuse(operation: Operation, error: unknown): Promise<void> {
  if (!(error instanceof Problem)) throw error;
  const { status, code, message, errors } = error;
  await saveAnswer({
    ...operation,
    state: 'refused',
    sentAt: null,
    outcome: null,
    refusal: { status, code, message, errors },
  });
}
