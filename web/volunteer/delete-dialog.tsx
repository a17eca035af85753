import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

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

/** Asks once more. While it deletes, its button says so; what went wrong is said in it. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { thing, onClose, remove, sayFailure, onFailure, children } = props;
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function press() {
    setDeleting(true);
    try {
      await remove();
    } catch (error) {
      setFailure(sayFailure(error));
      setDeleting(false);
      await onFailure?.(error);
    }
  }

  return (
    <Dialog
      title={`Delete this ${thing.toLowerCase()}?`}
      onCancel={onClose}
      act={
        <Button tone="sure" busy={deleting && 'Deleting...'} onClick={() => void press()}>
          <Trash2 size={20} /> Delete {thing}
        </Button>
      }
    >
      {children}
      {failure ? <Banner kind="bad" title={failure} /> : null}
    </Dialog>
  );
}
