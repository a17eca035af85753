import { type ReactNode, useState } from 'react';
import { isNotFound } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { AlertDialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  confirmLabel: ReactNode;
  /** The button's label while it works. */
  busy: string;
  tone: 'primary' | 'dangerFilled';
  disabled?: boolean;
  onClose: () => void;
  /** Must close the dialog and announce the success. */
  onConfirm: () => Promise<void>;
  failureMessage: (error: unknown) => LocalizedText;
  /** Called after a failure is shown. */
  onFailure?: (error: unknown) => Promise<void>;
  /** Called after a 404 is shown: the record must disappear from the screen, too. */
  onGone?: () => Promise<void>;
  children: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    confirmLabel,
    busy,
    tone,
    disabled = false,
    onClose,
    onConfirm,
    failureMessage,
    onFailure,
    onGone,
    children,
  } = props;
  const t = useMessages();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function confirm() {
    setWorking(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setFailure(error);
      setWorking(false);
      await onFailure?.(error);
      if (isNotFound(error)) await onGone?.();
    }
  }

  return (
    <AlertDialog
      title={title}
      onCancel={onClose}
      confirmButton={
        <Button
          tone={tone}
          busy={working && busy}
          disabled={disabled}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      }
    >
      {children}
      {failure === null ? null : <Banner kind="error" title={failureMessage(failure)(t)} />}
    </AlertDialog>
  );
}
