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

export function Dialog({ title, children, confirmButton, cancel, onCancel }: DialogProps) {
  const t = useMessages();
  const titleId = useId();
  const textId = useId();

  return (
    <Modal
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
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
