// Sends one operation and stores its answer.

import pLimit from 'p-limit';
import { Problem } from '#domain/problems.ts';
import { blockUpdate } from '../../offline/update-blockers.ts';
import type { Operation } from '../operations/operation.ts';
import { markTried, saveAnswer } from '../outbox.ts';
import { setBlocked, setSending } from '../outbox-state.ts';
import { requestOperation } from './request-operation.ts';
import { type Answer, answerOf } from './retry.ts';

export const CONCURRENCY = 4;

export type RetryDelay = Extract<Answer, { kind: 'retry' }>;

interface SendOptions {
  canSend: () => boolean;
  onSent: () => void;
}

const limitConcurrency = pLimit(CONCURRENCY);

/** @returns why it must be tried again */
export async function sendOperation(
  operation: Operation,
  options: SendOptions,
): Promise<RetryDelay | null> {
  const unblock = blockUpdate();
  try {
    const tried = await markTried(operation);
    return tried && (await sendTried(tried, options));
  } finally {
    unblock();
  }
}

async function sendTried(
  operation: Operation,
  { canSend, onSent }: SendOptions,
): Promise<RetryDelay | null> {
  try {
    const outcome = await limitConcurrency(async () => {
      if (!canSend()) return null;
      setSending(operation.key, true);
      return requestOperation(operation);
    });
    if (!outcome) return null;
    await saveAnswer({ ...operation, state: 'sent', sentAt: Date.now(), outcome, refusal: null });
    onSent();
    setBlocked(null);
    return null;
  } catch (error) {
    const delay = retryDelayOf(error, operation.tries - 1);
    if (!delay) {
      await saveRefusal(operation, error);
      setBlocked(null);
    }
    return delay;
  } finally {
    setSending(operation.key, false);
  }
}

/** @returns null if the server has refused */
export function retryDelayOf(error: unknown, tries: number): RetryDelay | null {
  const answer = answerOf(error, tries);
  if (answer.kind === 'refused') return null;
  setBlocked(answer.blocked);
  return answer;
}

async function saveRefusal(operation: Operation, error: unknown): Promise<void> {
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
