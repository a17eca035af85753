import { RotateCcw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { isProblem } from '#domain/problems.ts';
import type { RevertChange } from '#domain/surveys/history.ts';
import type { Survey } from '#domain/surveys/survey-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { Diff } from './diff.tsx';

interface RevertVersionProps {
  survey: Survey;
  version: number;
  /** The changes that the revert would make in the current survey. */
  changes: readonly RevertChange[];
  onClose: () => void;
}

export function RevertVersion({ survey, version, changes, onClose }: RevertVersionProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const finish = useAfterAction();

  async function revert() {
    await call('revertSurvey', { id: survey.id, body: { version }, version: survey.version });
    await finish({ close: onClose, text: t.history.wasReverted(version) });
  }

  return (
    <ConfirmDialog
      title={t.history.revertTitle(version)}
      confirmLabel={
        <>
          <RotateCcw size={20} /> {t.history.revert}
        </>
      }
      busy={t.history.reverting}
      tone="primary"
      onClose={onClose}
      onConfirm={revert}
      failureMessage={revertFailure}
      // After an edit conflict, the changes must be computed again.
      onFailure={revalidate}
    >
      <p>{t.history.revertNote(survey.version)}</p>
      <Diff changes={changes} />
    </ConfirmDialog>
  );
}

function revertFailure(error: unknown): LocalizedText {
  const isStale = isProblem(error, 'staleVersion');
  return isStale ? (t) => t.failures.revertStale : failureMessage('revertSurvey')(error);
}
