import { Check, Copy } from 'lucide-react';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { useLayoutWords } from '../layout-context.ts';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  term: string;
  done: boolean;
  onCopy: () => void;
}

export function CopyButton({ term, done, onCopy }: CopyButtonProps) {
  const { donation } = useLayoutWords();
  const Icon = done ? Check : Copy;
  return (
    <button type="button" className={styles.copy} data-done={done || undefined} onClick={onCopy}>
      <Icon className={button.icon} aria-hidden="true" /> {done ? donation.copied : donation.copy}
      <span className={shared.srOnly}> {term}</span>
    </button>
  );
}

export function CopiedNotice({ copied }: { copied: string | undefined }) {
  const { donation } = useLayoutWords();
  return (
    <p className={shared.srOnly} aria-live="polite">
      {copied && `${copied} ${donation.copied_spoken}`}
    </p>
  );
}
