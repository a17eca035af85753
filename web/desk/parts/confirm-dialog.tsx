import { type ReactNode, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The icon and the verb of the button that does it. */
  confirmLabel: ReactNode;
  /** What it says while it works. */
  busy: string;
  tone: 'main' | 'sure';
  onClose: () => void;
  /** Does it, closes the dialog and says so. */
  onConfirm: () => Promise<void>;
  failureMessage: (error: unknown) => string;
  /** What the screen does about a failure beside showing it. */
  onFailure?: (error: unknown) => Promise<void>;
  children: ReactNode;
}

/** Asks once more. While it works, its button says so; what went wrong is said in it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    confirmLabel,
    busy,
    tone,
    onClose,
    onConfirm,
    failureMessage,
    onFailure,
    children,
  } = props;
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setWorking(true);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(failureMessage(error));
      setWorking(false);
      await onFailure?.(error);
    }
  }

  return (
    <Dialog
      title={title}
      onCancel={onClose}
      confirmButton={
        <Button tone={tone} busy={working && busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      }
    >
      {children}
      {failure ? <Banner kind="bad" title={failure} /> : null}
    </Dialog>
  );
}
