import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ChangeBack } from '#domain/survey-history.ts';
import type { Survey } from '#domain/survey-shape.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { call } from '../call.ts';
import { focusScreen } from '../focus-screen.ts';
import { failedTo } from '../sentences.ts';
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function putBack() {
    setBusy(true);
    try {
      await call('putBackSurvey', { id: survey.id, body: { version }, version: survey.version });
    } catch (error) {
      setFailure(failedTo.putBackSurvey(error));
      setBusy(false);
      // Somebody was faster: what would change back is worked out again.
      return revalidate();
    }
    onClose();
    say({ text: `Version ${version} was put back` });
    await revalidate();
    focusScreen();
  }

  return (
    <Dialog
      title={`Put version ${version} back?`}
      onCancel={onClose}
      act={
        <Button tone="main" busy={busy && 'Putting back...'} onClick={() => void putBack()}>
          <RotateCcw size={20} /> Put back
        </Button>
      }
    >
      <p>
        This changes back. The entry as it stands now stays in the history, as version{' '}
        {survey.version}.
      </p>
      <Diff changes={changes} />
      {failure ? <Banner kind="bad" title={failure} /> : null}
    </Dialog>
  );
}
