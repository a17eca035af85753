import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { AskDialog } from './confirm-dialog.tsx';

interface DeleteDialogProps {
  /** What is deleted: `Survey` makes “Delete this survey?” and “Delete Survey”. */
  thing: string;
  onClose: () => void;
  /** Deletes it, closes the dialog and says so. */
  remove: () => Promise<void>;
  sayFailure: (error: unknown) => string;
  /** What the screen does about a failure beside showing it. */
  onFailure?: (error: unknown) => Promise<void>;
  children: ReactNode;
}

export function DeleteDialog({ thing, remove, ...rest }: DeleteDialogProps) {
  return (
    <AskDialog
      {...rest}
      title={`Delete this ${thing.toLowerCase()}?`}
      verb={
        <>
          <Trash2 size={20} /> Delete {thing}
        </>
      }
      busy="Deleting..."
      tone="sure"
      act={remove}
    />
  );
}
