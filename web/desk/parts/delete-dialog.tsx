import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  /** What is deleted: `Survey` makes “Delete this survey?” and “Delete Survey”. */
  noun: string;
  onClose: () => void;
  /** Deletes it, closes the dialog and says so. */
  remove: () => Promise<void>;
  failureMessage: (error: unknown) => string;
  /** What the screen does about a failure beside showing it. */
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
