// Sends what waits: at once, when the network is back, when the desk is looked at again, and every five minutes.
// One tab sends for all. The server's unique keys, and not this lock, keep entries from arriving twice.
import { Problem } from '#domain/problems.ts';
import { LocalProblem, noResponse } from '../../messages/errors.ts';
import { call } from '../api/client.ts';
import { removeExpiredDrafts } from '../drafts/draft-repository.ts';
import { holdUpdate } from '../offline/update-holds.ts';
import { readSession, subscribeToSession } from '../session/session.ts';
import { createLimit } from './limit.ts';
import { entryOf, type Operation, type Outcome, readyOperations } from './operation.ts';
import {
  closeOutbox,
  currentOutbox,
  listenToOtherTabs,
  openOutbox,
  save,
  sendAgain,
  setHindrance,
  setSending,
} from './outbox.ts';
import { answerOf, backoffSeconds } from './retry.ts';
import { knownStore, refreshStore } from './store-facts.ts';

const AT_ONCE = 4;
/** Marked as tried on the disk while those before them are on their way, so that the line is never idle. */
const PREPARED = 4;
const EVERY_MS = 5 * 60 * 1000;

const atOnce = createLimit(AT_ONCE);
let isAsked = false;
let running: Promise<void> | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** Resolves when all is sent, or nothing can be sent at the moment. */
export function sendWaiting(): Promise<void> {
  isAsked = true;
  running ??= sendWhileAsked().finally(() => {
    running = null;
  });
  return running;
}

/** @returns a function that stops it */
export function startSender(): () => void {
  const send = () => void sendWaiting();
  const sendIfVisible = () => document.visibilityState === 'visible' && send();
  const open = () => void openOutbox(readSession()?.volunteer.id ?? null).then(send);
  const followAccount = () => {
    if ((readSession()?.volunteer.id ?? null) !== currentOutbox().account) open();
    else send();
  };
  const timer = setInterval(send, EVERY_MS);
  const stopListening = listenToOtherTabs(send);
  const stopFollowing = subscribeToSession(followAccount);
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', sendIfVisible);
  open();
  // Submit then need not wait for the device.
  void knownStore();
  return () => {
    closeOutbox();
    clearInterval(timer);
    clearTimeout(retryTimer);
    stopListening();
    stopFollowing();
    window.removeEventListener('online', send);
    document.removeEventListener('visibilitychange', sendIfVisible);
  };
}

async function sendWhileAsked(): Promise<void> {
  while (isAsked) {
    isAsked = false;
    if (currentOutbox().account === null) return;
    clearTimeout(retryTimer);
    await onlyHere(sendAll);
  }
}

/** Without Web Locks every tab sends. */
async function onlyHere(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('outbox', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

async function sendAll(): Promise<void> {
  const { account } = currentOutbox();
  const inHand = new Map<string, Promise<boolean>>();
  let isHindered = !(await storeIsKnown());
  const canSend = () =>
    !isHindered && currentOutbox().account === account && readSession()?.volunteer.id === account;
  for (;;) {
    if (canSend()) {
      for (const each of readyOperations(currentOutbox().operations)) {
        if (inHand.size >= AT_ONCE + PREPARED) break;
        if (!inHand.has(each.key)) inHand.set(each.key, send(each, canSend));
      }
    }
    if (inHand.size === 0) return;
    const ended = await Promise.race(
      [...inHand].map(async ([key, sent]) => ({ key, isAnswered: await sent })),
    );
    inHand.delete(ended.key);
    if (!ended.isAnswered) isHindered = true;
  }
}

/** The first call of a round: an operation is not tried, and so not frozen, while there is no network. */
async function storeIsKnown(): Promise<boolean> {
  try {
    if (!navigator.onLine) throw new LocalProblem('overloaded', noResponse);
    await refreshStore(sendAgain, failures === 0);
    failures = 0;
    void removeExpiredDrafts();
    if (readyOperations(currentOutbox().operations).length === 0) setHindrance(null);
    return true;
  } catch (error) {
    return !wait(error, failures);
  }
}

/** @returns whether the server has answered, with yes or no */
async function send(operation: Operation, canSend: () => boolean): Promise<boolean> {
  const release = holdUpdate();
  try {
    // From its first try its body stays as it is.
    await save({ ...operation, tries: operation.tries + 1 });
    const outcome = await atOnce(async () => {
      if (!canSend()) return null;
      setSending(operation.key, true);
      return request(operation);
    });
    if (!outcome) return false;
    await save({ ...operation, state: 'sent', sentAt: Date.now(), outcome, refusal: null });
    failures = 0;
    setHindrance(null);
    return true;
  } catch (error) {
    if (wait(error, operation.tries)) return false;
    await refuse(operation, error);
    return true;
  } finally {
    setSending(operation.key, false);
    release();
  }
}

async function request(operation: Operation): Promise<Outcome> {
  const { action, key, body } = operation;
  const sent = { idempotencyKey: key, keepSession: true };
  const entry = entryOf(operation, currentOutbox().operations);
  if (action === 'create') {
    return outcomeOf(await call('createSurvey', { ...sent, body: body ?? {} }));
  }
  if (!entry) throw new Problem('surveyNotFound');
  const { id, version } = entry;
  switch (action) {
    case 'update':
      return outcomeOf(await call('updateSurvey', { ...sent, id, version, body: body ?? {} }));
    case 'undo':
      return outcomeOf(await call('undoDeleteSurvey', { ...sent, id }));
    case 'delete':
      await call('deleteSurvey', { ...sent, id }).catch(ensureGone);
      return { id, version: version + 1 };
  }
}

function outcomeOf({ data: { id, version } }: { data: Outcome }): Outcome {
  return { id, version };
}

function ensureGone(error: unknown): void {
  if (!(error instanceof Problem) || error.code !== 'surveyNotFound') throw error;
}

/** @returns whether the operation stays as it is, to be tried again */
function wait(error: unknown, tries: number): boolean {
  const answer = answerOf(error, tries);
  if (answer.kind === 'refused') return false;
  failures += 1;
  const seconds = Math.max(answer.seconds, backoffSeconds(failures, 0));
  setHindrance(answer.hindrance);
  retryTimer = setTimeout(() => void sendWaiting(), seconds * 1000);
  return true;
}

async function refuse(operation: Operation, error: unknown): Promise<void> {
  if (!(error instanceof Problem)) throw error;
  const { status, code, message, errors } = error;
  await save({
    ...operation,
    tries: operation.tries + 1,
    state: 'refused',
    refusal: { status, code, message, errors },
  });
}
