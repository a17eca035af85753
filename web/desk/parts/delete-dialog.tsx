import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  /** `Survey` makes “Delete this survey?” and “Delete Survey”. */
  noun: string;
  onClose: () => void;
  /** Must close the dialog and announce the success. */
  remove: () => Promise<void>;
  failureMessage: (error: unknown) => string;
  /** Called after a failure is shown. */
  onFailure?: (error: unknown) => Promise<void>;
  children: ReactNode;
}

export function DeleteDialog({ noun, remove, ...rest }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      title={`Delete this ${noun.toLowerCase()}?`}
      confirmLabel={
        <>
          <Trash2 size={20} /> Delete {noun}
        </>
      }
      busy="Deleting..."
      tone="sure"
      onConfirm={remove}
    />
  );
}
