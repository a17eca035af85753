import { problem } from '#domain/problems.ts';
import type { Operation, Refusal } from '../operations/operation.ts';
import { currentOutbox, watchOutbox } from '../outbox-state.ts';

const { status, code, message } = problem('surveyNotFound');
const gone: Refusal = { status, code, message, errors: [] };

/** @returns the outcome; undefined when it is still unknown after this time or nothing can be sent */
export function waitForAnswer(
  { key }: Operation,
  milliseconds: number,
): Promise<'sent' | Refusal | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const { operations, blocked, sending } = currentOutbox();
      const found = operations.find((each) => each.key === key);
      if (!found) finish(undefined);
      else if (found.state === 'sent') finish(found.outcome.wasGone ? gone : 'sent');
      else if (found.refusal) finish(found.refusal);
      else if (blocked && !sending.has(key)) finish(undefined);
    };
    const stop = watchOutbox(look);
    const timer = setTimeout(() => finish(undefined), milliseconds);
    function finish(answer: 'sent' | Refusal | undefined) {
      stop();
      clearTimeout(timer);
      resolve(answer);
    }
    look();
  });
}
