// Submit: the operation is stored on the device before anything is sent. If the server answers within a moment, the
// screen shows its answer; otherwise the operation waits in the outbox.
import { problem } from '#domain/problems.ts';
import { canEncrypt } from '../../device/encryption.ts';
import { readSession } from '../../session/session.ts';
import type { NewOperation } from '../operations/operation.ts';
import { addOperation, removeOperation } from '../outbox.ts';
import { currentOutbox } from '../outbox-state.ts';
import { sendWaiting } from './send-round.ts';
import { waitForAnswer } from './wait-for-answer.ts';

const REPLY_TIMEOUT_MS = 1500;

export type Submitted = 'sent' | 'queued';

interface SubmitOptions {
  /** The draft and the unsent operation that this one replaces. */
  superseded?: { draft?: string; replaced?: string };
  /**
   * Stores the form's words as a draft again.
   * @returns false if the device refuses: the refused operation stays then
   */
  keepDraft?: () => Promise<boolean>;
  /** For private windows, full disks, and pages without HTTPS, which keep no outbox. */
  sendDirectly: () => Promise<unknown>;
}

/** @throws Problem when the server refuses within a moment */
export async function submitOperation(
  operation: NewOperation,
  { superseded, keepDraft = async () => true, sendDirectly }: SubmitOptions,
): Promise<Submitted> {
  const { isReady, account } = currentOutbox();
  // Once another account has signed in, the operation waits for its own, whose outbox was ready before.
  const isStored = isReady || (account !== operation.account && canEncrypt());
  const added = isStored ? await addOperation(operation, superseded).catch(() => null) : null;
  if (!added) {
    if (readSession()?.volunteer.id !== operation.account) throw problem('tokenRefused');
    await sendDirectly();
    return 'sent';
  }
  void sendWaiting();
  const answer = await waitForAnswer(added, REPLY_TIMEOUT_MS);
  if (answer === 'sent') return 'sent';
  if (answer) {
    // The one that it replaces is gone: this one stays for its dependents, and for a form that is left.
    if (!superseded?.replaced && (await keepDraft())) await removeOperation(added);
    const { code, message, errors } = answer;
    throw problem(code, { message, errors });
  }
  // Most browsers decide without asking the user; a refusal changes nothing for now.
  void navigator.storage?.persist?.().catch(() => {});
  return 'queued';
}
