import { useNavigate, useRevalidator } from 'react-router';
import { Problem } from '#domain/problems.ts';
import type { Survey } from '#domain/survey-schema.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { isolated } from '../../ui/isolated.ts';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { sayDate } from '../messages/format-time.ts';
import { TYPE_NAMES } from '../messages/labels.ts';
import { failedTo, messageOf, SURVEY_DELETED } from '../messages/messages.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { DeleteDialog } from '../parts/delete-dialog.tsx';

interface DeleteSurveyProps {
  survey: Survey;
  isAdmin: boolean;
  /** Where to go when it is gone; without it the list is read again. */
  leadTo?: string;
  onClose: () => void;
}

export function DeleteSurvey({ survey, isAdmin, leadTo, onClose }: DeleteSurveyProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const say = useToast();

  async function remove() {
    await call('deleteSurvey', { id: survey.id });
    onClose();
    say({ text: SURVEY_DELETED, act: { label: 'Undo', onPress: () => void putBack() } });
    await (leadTo ? navigate(leadTo) : revalidate());
    focusScreen();
  }

  /** The row of an entry that is no longer there goes, too. */
  async function leaveOut(error: unknown) {
    if (isAdmin && error instanceof Problem && error.status === 404) await revalidate();
  }

  async function putBack() {
    try {
      await call('undoDeleteSurvey', { id: survey.id });
      say({ text: `${isolated(survey.name)} is back in the list` });
    } catch (error) {
      say({ text: messageOf(error) });
    }
    await revalidate();
    focusScreen();
  }

  return (
    <DeleteDialog
      thing="Survey"
      onClose={onClose}
      remove={remove}
      sayFailure={failedTo.deleteSurvey}
      onFailure={leaveOut}
    >
      <p>
        <strong lang={langOf(survey.name)}>{survey.name}</strong>,{' '}
        {TYPE_NAMES[survey.survey_type].toLowerCase()}, {survey.age}, recorded on{' '}
        {sayDate(survey.created_at)}.
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
