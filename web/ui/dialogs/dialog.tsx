import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../button.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

interface DialogProps {
  title: string;
  children: ReactNode;
  confirmButton: ReactNode;
  cancel?: string;
  onCancel: () => void;
}

/** A question: screen readers read all of its text at once. */
export function AlertDialog(props: DialogProps) {
  return <Dialog {...props} role="alertdialog" />;
}

export function Dialog(props: DialogProps & { role?: 'alertdialog' }) {
  const { title, children, confirmButton, cancel, onCancel, role } = props;
  const t = useMessages();
  const titleId = useId();
  const textId = useId();

  return (
    <Modal
      className={styles.dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role && textId}
      onCancel={onCancel}
    >
      <h2 id={titleId}>{title}</h2>
      <div id={textId} className={styles.text}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{cancel ?? t.ui.cancel}</Button>
        {confirmButton}
      </div>
    </Modal>
  );
}
