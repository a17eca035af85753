import { RotateCcw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { RevertChange } from '#domain/surveys/history.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { call } from '../../api/client.ts';
import { failureMessages } from '../../messages/messages.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Diff } from './diff.tsx';

interface RevertVersionProps {
  survey: Survey;
  version: number;
  /** What the revert would change in the current survey. */
  changes: readonly RevertChange[];
  onClose: () => void;
}

export function RevertVersion({ survey, version, changes, onClose }: RevertVersionProps) {
  const { revalidate } = useRevalidator();
  const showToast = useToast();

  async function revert() {
    await call('revertSurvey', { id: survey.id, body: { version }, version: survey.version });
    onClose();
    showToast({ text: `Version ${version} was put back` });
    await revalidate();
    focusScreen();
  }

  return (
    <ConfirmDialog
      title={`Put version ${version} back?`}
      confirmLabel={
        <>
          <RotateCcw size={20} /> Put back
        </>
      }
      busy="Putting back..."
      tone="main"
      onClose={onClose}
      onConfirm={revert}
      failureMessage={failureMessages.revertSurvey}
      // After an edit conflict, the changes must be computed again.
      onFailure={revalidate}
    >
      <p>
        This changes back. The entry as it stands now stays in the history, as version{' '}
        {survey.version}.
      </p>
      <Diff changes={changes} />
    </ConfirmDialog>
  );
}
