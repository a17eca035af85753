import { RotateCcw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { ChangeBack } from '#domain/survey-history.ts';
import type { Survey } from '#domain/survey-schema.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import { failedTo } from '../../messages/messages.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { AskDialog } from '../../parts/confirm-dialog.tsx';
import { Diff } from './diff.tsx';

interface PutBackProps {
  survey: Survey;
  version: number;
  /** What it changes in the entry as it stands. */
  changes: readonly ChangeBack[];
  onClose: () => void;
}

export function PutBack({ survey, version, changes, onClose }: PutBackProps) {
  const { revalidate } = useRevalidator();
  const say = useToast();

  async function putBack() {
    await call('putBackSurvey', { id: survey.id, body: { version }, version: survey.version });
    onClose();
    say({ text: `Version ${version} was put back` });
    await revalidate();
    focusScreen();
  }

  return (
    <AskDialog
      title={`Put version ${version} back?`}
      verb={
        <>
          <RotateCcw size={20} /> Put back
        </>
      }
      busy="Putting back..."
      tone="main"
      onClose={onClose}
      act={putBack}
      sayFailure={failedTo.putBackSurvey}
      // Somebody was faster: what would change back is worked out again.
      onFailure={revalidate}
    >
      <p>
        This changes back. The entry as it stands now stays in the history, as version{' '}
        {survey.version}.
      </p>
      <Diff changes={changes} />
    </AskDialog>
  );
}
