// The survey form's way into the outbox, with its draft.
import { isNoResponse, LocalProblem } from '../../../messages/errors.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { deviceType } from '../../device/device-type.ts';
import { canEncrypt } from '../../device/encryption.ts';
import { maskedValues } from '../../drafts/draft.ts';
import type { DraftAutosave } from '../../drafts/draft-autosave.ts';
import type { RequestBody } from '../../survey-form/request-body.ts';
import type { SurveyValues } from '../../survey-form/values.ts';
import {
  type FormOperation,
  isFormOperation,
  isPending,
  isUnsent,
  type Operation,
} from '../operations/operation.ts';
import { currentOutbox } from '../outbox-state.ts';
import { knownSyncState } from '../sync-state.ts';
import { freezeBody } from './frozen-body.ts';
import { type Submitted, submitOperation } from './submit-operation.ts';

interface SurveySubmission {
  autosave: DraftAutosave;
  body: RequestBody;
  values: SurveyValues;
  /** After an edit conflict: the version that the form has merged. */
  merged?: number;
  /** For a device that keeps no outbox. */
  sendDirectly: () => Promise<unknown>;
}

/** @throws Problem when the server refuses within a moment: the form still has everything */
export async function submitSurvey(submission: SurveySubmission): Promise<Submitted> {
  const { autosave, body, values } = submission;
  const { id } = autosave;
  const { account, entry, version: opened, base } = autosave.initial;
  const earlier = currentOutbox().operations.find(({ key }) => key === id);
  const replaced = earlier && isFormOperation(earlier) && isUnsent(earlier) ? earlier : null;
  const serverKey = canEncrypt() ? ((await knownSyncState())?.sealing_key ?? null) : null;
  const operation = {
    account,
    key: autosave.key,
    ...editTarget(earlier, replaced, { entry, opened, merged: submission.merged ?? null }),
    body: {
      ...(await freezeBody(account, body, serverKey, earlier?.body ?? null)),
      // A correction does not move the visit to another day.
      ...(replaced?.action === 'create' && timeOf(replaced.body)),
    },
    // An earlier operation that is sent first brings its own values: only later changes count.
    base: maskedValues(!replaced && earlier && isFormOperation(earlier) ? earlier.values : base),
    values: maskedValues(values),
    entry: null,
  };
  await autosave.pause();
  try {
    return await submitOperation(operation, {
      superseded: { draft: autosave.savedId ?? id, ...(replaced && { replaced: replaced.key }) },
      async keepDraft() {
        await autosave.resume();
        return autosave.isSaved() === true;
      },
      sendDirectly: () => sendWithoutOutbox(submission, earlier),
    });
  } catch (error) {
    if (currentOutbox().operations.some(({ key }) => key === operation.key))
      autosave.correct(operation.key);
    void autosave.resume();
    throw error;
  }
}

function timeOf({ recorded_at, device_offset_ms }: FormOperation['body']) {
  return { recorded_at, device_offset_ms };
}

/**
 * A replaced operation keeps its action; one that was tried is followed by a change; otherwise the form’s own
 * action.
 */
function editTarget(
  earlier: Operation | undefined,
  replaced: FormOperation | null,
  { entry, opened, merged }: Record<'entry' | 'opened' | 'merged', number | null>,
): Pick<FormOperation, 'action' | 'id' | 'version' | 'after'> {
  if (replaced) {
    const { action, id, version, after } = replaced;
    return { action, id, version: merged ?? opened ?? version, after };
  }
  // Behind a change without an answer there is no version yet.
  if (earlier) return { action: 'update', id: entry, version: merged, after: earlier.key };
  const action = entry === null ? 'create' : 'update';
  return { action, id: entry, version: merged ?? opened, after: null };
}

async function sendWithoutOutbox(
  { autosave, sendDirectly }: SurveySubmission,
  earlier: Operation | undefined,
): Promise<void> {
  void autosave.resume();
  // It is sent as well, as soon as it can be.
  if (earlier && isPending(earlier)) {
    throw new LocalProblem('overloaded', ({ failures }) => failures.notKept(deviceType()));
  }
  try {
    await sendDirectly();
  } catch (cause) {
    throw isNoResponse(cause) ? new LocalProblem('overloaded', notKept, { cause }) : cause;
  }
  void autosave.discard();
}

const notKept: LocalizedText = ({ failures }) =>
  `${failures.noResponse} ${failures.notKept(deviceType())}`;
