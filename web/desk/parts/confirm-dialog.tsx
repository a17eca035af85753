import { type ReactNode, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

interface AskDialogProps {
  title: string;
  /** The icon and the verb of the button that does it. */
  verb: ReactNode;
  /** What it says while it works. */
  busy: string;
  tone: 'main' | 'sure';
  onClose: () => void;
  /** Does it, closes the dialog and says so. */
  act: () => Promise<void>;
  sayFailure: (error: unknown) => string;
  /** What the screen does about a failure beside showing it. */
  onFailure?: (error: unknown) => Promise<void>;
  children: ReactNode;
}

/** Asks once more. While it works, its button says so; what went wrong is said in it. */
export function AskDialog(props: AskDialogProps) {
  const { title, verb, busy, tone, onClose, act, sayFailure, onFailure, children } = props;
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function press() {
    setWorking(true);
    try {
      await act();
    } catch (error) {
      setFailure(sayFailure(error));
      setWorking(false);
      await onFailure?.(error);
    }
  }

  return (
    <Dialog
      title={title}
      onCancel={onClose}
      act={
        <Button tone={tone} busy={working && busy} onClick={() => void press()}>
          {verb}
        </Button>
      }
    >
      {children}
      {failure ? <Banner kind="bad" title={failure} /> : null}
    </Dialog>
  );
}
