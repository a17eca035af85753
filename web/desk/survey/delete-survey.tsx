import type { Survey } from '#domain/surveys/survey-schema.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { isNotFound, messageOf } from '../../messages/errors.ts';
import { formatDate } from '../../messages/format-time.ts';
import { currentMessages, useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { DeleteDialog } from '../../ui/dialogs/delete-dialog.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { deviceType } from '../device/device-type.ts';
import { forgetHousehold } from '../household/remembered-household.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import { newDeletion } from '../outbox/operations/new-deletion.ts';
import { removeUnsent } from '../outbox/outbox.ts';
import { currentOutbox } from '../outbox/outbox-state.ts';
import { type Submitted, submitOperation } from '../outbox/sending/submit-operation.ts';
import { deleteSurveyFailure } from './delete-survey-failure.ts';

interface DeleteSurveyProps {
  survey: Survey;
  actor: SignedInUser;
  /** The screen after the deletion; without it the list is reloaded. */
  redirectTo?: string;
  onClose: () => void;
}

export function DeleteSurvey({ survey, actor, redirectTo, onClose }: DeleteSurveyProps) {
  const t = useMessages();
  const finish = useAfterAction();

  /** @param sendDirectly for a device that keeps no outbox */
  async function change(
    action: 'delete' | 'undo',
    sendDirectly: () => Promise<unknown>,
  ): Promise<Submitted> {
    const { id, version } = survey;
    const deletion = currentOutbox().operations.find(
      (each) => each.id === id && each.action === 'delete' && each.state === 'waiting',
    );
    if (action === 'undo' && deletion && (await removeUnsent(deletion))) return 'sent';
    const target = { account: actor.id, id, version, values: null, entry: survey, after: null };
    return submitOperation(newDeletion(action, target), { sendDirectly });
  }

  async function remove() {
    const done = { close: onClose, redirectTo };
    let submitted: Submitted;
    try {
      submitted = await change('delete', () => call('deleteSurvey', { id: survey.id }));
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return finish({ ...done, text: deleteSurveyFailure(error)(currentMessages()) });
    }
    await forgetHousehold();
    const text = submitted === 'sent' ? t.survey.wasDeleted : t.outbox.deletionKept(deviceType());
    await finish({ ...done, text, undo: undoDelete });
  }

  async function undoDelete() {
    const sendDirectly = () => call('undoDeleteSurvey', { id: survey.id });
    const text = await change('undo', sendDirectly).then(
      // In the list of this device, too, while it waits.
      () => currentMessages().survey.isBack(bidiIsolate(survey.name)),
      (error) => messageOf(error)(currentMessages()),
    );
    await finish({ text });
  }

  return (
    <DeleteDialog
      title={t.survey.deletion.title}
      confirmLabel={t.survey.deletion.confirm}
      busy={t.survey.deletion.deleting}
      onClose={onClose}
      onConfirm={remove}
      failureMessage={deleteSurveyFailure}
    >
      <p>
        {t.survey.deletedPerson(
          <strong lang={langOf(survey.name)}>{survey.name}</strong>,
          formatValue(t, 'survey_type', survey.survey_type),
          survey.age,
          formatDate(t, survey.created_at),
        )}
      </p>
      <p>
        <small>{actor.is_admin ? t.survey.youMayRestore : t.survey.adminMayRestore}</small>
      </p>
    </DeleteDialog>
  );
}
