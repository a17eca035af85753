import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface FormDialogProps {
  title: string;
  children: ReactNode;
  submitButton: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
}

export function FormDialog({ title, children, submitButton, onSubmit, onCancel }: FormDialogProps) {
  const t = useMessages();
  const dialog = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <h2 id={titleId}>{title}</h2>
        <div className={styles.fields}>{children}</div>
        <div className={styles.acts}>
          <Button onClick={onCancel}>{t.ui.cancel}</Button>
          {submitButton}
        </div>
      </form>
    </dialog>
  );
}
