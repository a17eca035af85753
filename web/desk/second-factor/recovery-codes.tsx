import { Copy, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import dialogStyles from '../../ui/dialogs/dialog.module.css';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The code at sign-in was on before. */
  isRenewal: boolean;
  onClose: () => void;
}

/** They are shown only now, so Escape does not close it. */
export function RecoveryCodes({ codes, isRenewal, onClose }: RecoveryCodesProps) {
  const t = useMessages();
  const { secondFactor } = t.account;
  const showToast = useToast();
  const titleId = useId();
  // In the dialog: it covers toasts.
  const [copied, setCopied] = useState<boolean | null>(null);

  return (
    <Modal
      className={`${dialogStyles.dialog} ${styles.printed}`}
      aria-labelledby={titleId}
      onCancel={() => {}}
    >
      <h2 id={titleId}>{secondFactor.codesTitle}</h2>
      <div className={dialogStyles.text}>
        <p>{secondFactor.codesText}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p role="status">
          {copied === null ? '' : copied ? secondFactor.copied : secondFactor.notCopied}
        </p>
      </div>
      <div className={dialogStyles.actions}>
        <Button onClick={() => void copyText(codes.join('\n')).then(setCopied)}>
          <Copy size={20} /> {secondFactor.copy}
        </Button>
        <Button onClick={() => print()}>
          <Printer size={20} /> {t.ui.print}
        </Button>
        <Button
          tone="primary"
          onClick={() => {
            onClose();
            if (!isRenewal) showToast({ text: secondFactor.turnedOn });
          }}
        >
          {secondFactor.kept}
        </Button>
      </div>
    </Modal>
  );
}
