// The reason why the server refused an operation, and what the volunteer can do.
import { fieldErrorMessage } from '../../../messages/errors.ts';
import type { Messages } from '../../../messages/messages.ts';
import { isStaleRefusal, type Refusal } from '../operations/operation.ts';

export function refusalMessage(t: Messages, refusal: Refusal): string {
  const { status, code, message, errors } = refusal;
  if (errors.length > 0) {
    return [...new Set(errors.map((each) => fieldErrorMessage(t, each)))].join(' ');
  }
  if (code === 'keyReused') return t.outbox.refusals.alreadyThere;
  if (status === 403) return t.outbox.refusals.forbidden;
  if (status === 404) return t.outbox.refusals.gone;
  if (isStaleRefusal(refusal)) return t.outbox.refusals.stale;
  return t.language === 'en' ? message : t.problems[code];
}
