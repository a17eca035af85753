import { RotateCcw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { TYPE_NAMES } from '../messages/labels.ts';
import { failureMessages } from '../messages/messages.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';

interface RestoreSurveyProps {
  survey: Survey;
  onClose: () => void;
}

export function RestoreSurvey({ survey, onClose }: RestoreSurveyProps) {
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  async function restore() {
    await call('restoreSurvey', { id: survey.id });
    await revalidate();
    onClose();
    showToast({ text: 'Survey restored successfully' });
  }

  return (
    <ConfirmDialog
      title="Restore this survey?"
      confirmLabel={
        <>
          <RotateCcw size={20} /> Restore Survey
        </>
      }
      busy="Restoring..."
      tone="main"
      onClose={onClose}
      onConfirm={restore}
      failureMessage={failureMessages.restoreSurvey}
    >
      <p>
        <strong lang={langOf(survey.name)}>{survey.name}</strong>,{' '}
        {TYPE_NAMES[survey.survey_type].toLowerCase()}, {survey.age}. It returns to the list of{' '}
        <span lang={langOf(survey.volunteer_name)}>{survey.volunteer_name}</span>.
      </p>
    </ConfirmDialog>
  );
}
