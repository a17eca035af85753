import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Survey } from '#domain/survey-shape.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { langOf } from '../../ui/script.ts';
import { useToast } from '../../ui/toast.tsx';
import { call } from '../call.ts';
import { failedTo } from '../sentences.ts';
import { TYPE_NAMES } from '../words.ts';

interface RestoreSurveyProps {
  survey: Survey;
  onClose: () => void;
}

export function RestoreSurvey({ survey, onClose }: RestoreSurveyProps) {
  const { revalidate } = useRevalidator();
  const say = useToast();
  const [restoring, setRestoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function restore() {
    setRestoring(true);
    try {
      await call('restoreSurvey', { id: survey.id });
      await revalidate();
      onClose();
      say({ text: 'Survey restored successfully' });
    } catch (error) {
      setFailure(failedTo.restoreSurvey(error));
      setRestoring(false);
    }
  }

  return (
    <Dialog
      title="Restore this survey?"
      onCancel={onClose}
      act={
        <Button tone="main" busy={restoring && 'Restoring...'} onClick={() => void restore()}>
          <RotateCcw size={20} /> Restore Survey
        </Button>
      }
    >
      <p>
        <strong lang={langOf(survey.name)}>{survey.name}</strong>,{' '}
        {TYPE_NAMES[survey.survey_type].toLowerCase()}, {survey.age}. It returns to the list of{' '}
        <span lang={langOf(survey.volunteer_name)}>{survey.volunteer_name}</span>.
      </p>
      {failure ? <Banner kind="bad" title={failure} /> : null}
    </Dialog>
  );
}
