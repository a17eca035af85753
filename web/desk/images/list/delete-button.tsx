import { Trash2 } from 'lucide-react';
import type { Image } from '#domain/images/image-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './delete-button.module.css';
import { CONFIRM, type TwoStepDelete } from './use-two-step-delete.ts';

interface DeleteButtonProps {
  image: Image;
  deleting: TwoStepDelete;
  describedBy: string;
}

export function DeleteButton({ image: { name }, deleting, describedBy }: DeleteButtonProps) {
  const t = useMessages();
  const needsConfirmation = deleting.pending === name;
  const isBusy = needsConfirmation && deleting.isDeleting;
  return (
    <button
      type="button"
      className={needsConfirmation ? styles.sure : styles.first}
      {...(needsConfirmation ? { ...CONFIRM, 'aria-label': t.images.confirmDelete(name) } : {})}
      aria-describedby={needsConfirmation ? undefined : describedBy}
      aria-disabled={deleting.isDeleting || undefined}
      onClick={({ currentTarget, detail }) => {
        // The second click of a double click must not confirm.
        if (deleting.isDeleting || (needsConfirmation && detail > 1)) return;
        // Safari does not focus clicked buttons.
        currentTarget.focus();
        deleting.press(name);
      }}
    >
      {isBusy ? <Spinner /> : <Trash2 size={18} />}{' '}
      {needsConfirmation ? t.images.confirm : t.images.delete}
    </button>
  );
}
