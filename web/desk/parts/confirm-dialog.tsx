import { type ReactNode, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  confirmLabel: ReactNode;
  /** The button's label while it works. */
  busy: string;
  tone: 'main' | 'sure';
  onClose: () => void;
  /** Must close the dialog and announce the success. */
  onConfirm: () => Promise<void>;
  failureMessage: (error: unknown) => string;
  /** Called after a failure is shown. */
  onFailure?: (error: unknown) => Promise<void>;
  children: ReactNode;
}

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
