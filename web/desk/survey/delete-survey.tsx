import { useNavigate, useRevalidator } from 'react-router';
import { Problem } from '#domain/problems.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../ui/isolated.ts';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { formatDate } from '../messages/format-time.ts';
import { TYPE_NAMES } from '../messages/labels.ts';
import { failureMessages, messageOf, SURVEY_DELETED } from '../messages/messages.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { DeleteDialog } from '../parts/delete-dialog.tsx';

interface DeleteSurveyProps {
  survey: Survey;
  isAdmin: boolean;
  /** Where to go after the deletion; without it the list is reloaded. */
  redirectTo?: string;
  onClose: () => void;
}

export function DeleteSurvey({ survey, isAdmin, redirectTo, onClose }: DeleteSurveyProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showToast = useToast();

  async function remove() {
    await call('deleteSurvey', { id: survey.id });
    onClose();
    showToast({
      text: SURVEY_DELETED,
      action: { label: 'Undo', onPress: () => void undoDelete() },
    });
    await (redirectTo ? navigate(redirectTo) : revalidate());
    focusScreen();
  }

  // A 404 means that the survey is gone: its row must go too.
  async function refreshIfGone(error: unknown) {
    if (isAdmin && error instanceof Problem && error.status === 404) await revalidate();
  }

  async function undoDelete() {
    try {
      await call('undoDeleteSurvey', { id: survey.id });
      showToast({ text: `${bidiIsolate(survey.name)} is back in the list` });
    } catch (error) {
      showToast({ text: messageOf(error) });
    }
    await revalidate();
    focusScreen();
  }

  return (
    <DeleteDialog
      noun="Survey"
      onClose={onClose}
      remove={remove}
      failureMessage={failureMessages.deleteSurvey}
      onFailure={refreshIfGone}
    >
      <p>
        <strong lang={langOf(survey.name)}>{survey.name}</strong>,{' '}
        {TYPE_NAMES[survey.survey_type].toLowerCase()}, {survey.age}, recorded on{' '}
        {formatDate(survey.created_at)}.
      </p>
      <p>
        <small>
          {isAdmin
            ? 'It leaves every list. You can restore it.'
            : 'It leaves your list. An admin can restore it.'}
        </small>
      </p>
    </DeleteDialog>
  );
}
