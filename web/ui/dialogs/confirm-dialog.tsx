import { type ReactNode, useState } from 'react';
import { isNotFound, isWorthTelling } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { useIsMounted } from '../use-is-mounted.ts';
import { AlertDialog } from './dialog.tsx';
import { useToast } from './toast.tsx';

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
  const showToast = useToast();
  const isMounted = useIsMounted();

  async function confirm() {
    setWorking(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      // Cancelled on a slow line.
      if (!isMounted() && isWorthTelling(error)) showToast({ text: failureMessage(error)(t) });
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
