import { Trash2 } from 'lucide-react';
import type { Image } from '#domain/image-schema.ts';
import { Ring } from '../../../ui/spinner.tsx';
import styles from './delete-button.module.css';
import { CONFIRM, type TwoStepDelete } from './use-two-step-delete.ts';

interface DeleteButtonProps {
  image: Image;
  deleting: TwoStepDelete;
  describedBy: string;
}

export function DeleteButton({ image: { name }, deleting, describedBy }: DeleteButtonProps) {
  const isAsked = deleting.pending === name;
  const isBusy = isAsked && deleting.working;
  return (
    <button
      type="button"
      className={isAsked ? styles.sure : styles.first}
      {...(isAsked ? { ...CONFIRM, 'aria-label': `Confirm delete ${name}` } : {})}
      aria-describedby={isAsked ? undefined : describedBy}
      aria-disabled={deleting.working || undefined}
      onClick={({ currentTarget, detail }) => {
        // The second half of a double click confirms nothing.
        if (deleting.working || (isAsked && detail > 1)) return;
        // Safari gives a button no focus when it is clicked.
        currentTarget.focus();
        deleting.press(name);
      }}
    >
      {isBusy ? <Ring /> : <Trash2 size={18} />} {isAsked ? 'Confirm' : 'Delete'}
    </button>
  );
}
