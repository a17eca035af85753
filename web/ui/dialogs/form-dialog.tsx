import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../button.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface FormDialogProps {
  title: string;
  children: ReactNode;
  submitButton: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
  cancelLabel?: string;
}

export function FormDialog(props: FormDialogProps) {
  const t = useMessages();
  const { title, children, submitButton, onSubmit, onCancel, cancelLabel = t.ui.cancel } = props;
  const titleId = useId();
  return (
    <Modal className={styles.dialog} aria-labelledby={titleId} onCancel={onCancel}>
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
        <div className={styles.actions}>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          {submitButton}
        </div>
      </form>
    </Modal>
  );
}
