// Submit: the operation is on the disk before anything is sent. A good network answers within a moment, and the
// form shows what the server says, as ever; otherwise the entry waits in the outbox.
import { type Problem, problem } from '#domain/problems.ts';
import { isNoResponse, LocalProblem } from '../../../messages/errors.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { deviceName } from '../../drafts/device-name.ts';
import { maskedValues } from '../../drafts/draft.ts';
import type { DraftAutosave } from '../../drafts/draft-autosave.ts';
import type { RequestBody } from '../../survey-form/request-body.ts';
import type { SurveyValues } from '../../survey-form/values.ts';
import { isFrozen, type NewOperation, type Operation, type Refusal } from '../operation.ts';
import { currentOutbox, remove, submit, waitForAnswer } from '../outbox.ts';
import { knownSyncState } from '../sync-state.ts';
import { freezeBody } from './frozen-body.ts';
import { sendWaiting } from './sender.ts';

const MOMENT_MS = 1500;

export type Submitted = 'sent' | 'kept';

interface Change {
  autosave: DraftAutosave;
  body: RequestBody;
  values: SurveyValues;
  /** The newest version that the form has seen. */
  version?: number;
}

/**
 * @throws Problem when the server refuses within a moment: the form still has everything
 * @throws DeviceRefused when the device keeps nothing
 */
export async function submitForm(change: Change): Promise<Submitted> {
  const { autosave, body, values } = change;
  const { account, id, entry, base } = autosave.initial;
  const version = change.version ?? autosave.initial.version;
  const earlier = currentOutbox().operations.find(({ key }) => key === id);
  const replaced = earlier && !isFrozen(earlier) && earlier.state !== 'sent' ? earlier : null;
  const store = await knownSyncState();
  const operation: NewOperation = {
    account,
    key: autosave.key,
    ...continuing(earlier, replaced, { entry, version }),
    body: await freezeBody(body, store?.sealing_key ?? null, earlier?.body ?? null),
    base: maskedValues(base),
    values: maskedValues(values),
    entry: null,
  };
  await autosave.pause();
  try {
    return await submitOperation(operation, {
      draft: autosave.savedId ?? id,
      ...(replaced && { replaced: replaced.key }),
    });
  } catch (error) {
    autosave.resume();
    throw error;
  }
}

/** What the operation does: the same as the one that it takes the place of, or a change of its entry. */
function continuing(
  earlier: Operation | undefined,
  replaced: Operation | null,
  edited: { entry: number | null; version: number | null },
): Pick<NewOperation, 'action' | 'id' | 'version' | 'after'> {
  if (replaced) {
    const { action, id, version, after } = replaced;
    return { action, id, version: edited.version ?? version, after };
  }
  const { entry: id, version } = edited;
  if (earlier) return { action: 'update', id, version: null, after: earlier.key };
  return { action: id === null ? 'create' : 'update', id, version, after: null };
}

/** @throws Problem, DeviceRefused */
export async function submitOperation(
  operation: NewOperation,
  finished: { draft?: string; replaced?: string } = {},
): Promise<Submitted> {
  if (!currentOutbox().isReady) throw new DeviceRefused();
  const added = await submit(operation, finished).catch((cause) => {
    throw new DeviceRefused({ cause });
  });
  void sendWaiting();
  const answer = await waitForAnswer(added, MOMENT_MS);
  if (answer === 'sent') return 'sent';
  if (answer) {
    await remove(added);
    throw refusalProblem(answer);
  }
  // The browser asks nobody in most cases; a refusal changes nothing for now.
  void navigator.storage?.persist?.().catch(() => {});
  return 'kept';
}

/** @throws the error, or what the server or the network says to the attempt without an outbox */
export async function sendUnkept(
  error: unknown,
  sendAtOnce: () => Promise<Submitted>,
): Promise<Submitted> {
  if (!(error instanceof DeviceRefused)) throw error;
  try {
    return await sendAtOnce();
  } catch (cause) {
    throw isNoResponse(cause) ? new LocalProblem('overloaded', notKept, cause) : cause;
  }
}

const notKept: LocalizedText = (t) => t.failures.notKept(deviceName());

/** Private windows, full disks, and pages without HTTPS keep no outbox: what is submitted is sent at once. */
export class DeviceRefused extends Error {
  override readonly name = 'DeviceRefused';

  constructor(options?: ErrorOptions) {
    super('The device keeps no outbox', options);
  }
}

export function refusalProblem({ code, message, errors }: Refusal): Problem {
  return problem(code, { message, errors });
}
