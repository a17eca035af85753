import { RotateCcw } from 'lucide-react';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { formatValue } from '../../messages/survey-fields.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';

interface RestoreSurveyProps {
  survey: Survey & { merged_into?: number | null };
  onClose: () => void;
}

export function RestoreSurvey({ survey, onClose }: RestoreSurveyProps) {
  const t = useMessages();
  const finish = useAfterAction();

  async function restore() {
    await call('restoreSurvey', { id: survey.id });
    await finish({
      close: onClose,
      text: survey.merged_into ? t.duplicates.mergeUndone : t.survey.wasRestored,
    });
  }

  return (
    <ConfirmDialog
      title={t.survey.restoreThis}
      confirmLabel={
        <>
          <RotateCcw size={20} /> {t.survey.restore}
        </>
      }
      busy={t.survey.restoring}
      tone="primary"
      onClose={onClose}
      onConfirm={restore}
      failureMessage={failureMessage('restoreSurvey')}
    >
      <p>
        {t.survey.restoredPerson(
          <strong lang={langOf(survey.name)}>{survey.name}</strong>,
          formatValue(t, 'survey_type', survey.survey_type),
          survey.age,
          <span lang={langOf(survey.volunteer_name)}>{survey.volunteer_name}</span>,
        )}
      </p>
    </ConfirmDialog>
  );
}
