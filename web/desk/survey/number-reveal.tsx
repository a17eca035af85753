import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './number-reveal.module.css';

interface NumberRevealProps {
  masked: string;
  whole: string;
  labels: { show: string; hide: string };
  /** Says that each reading is recorded. */
  noted: boolean;
}

/** Masked until clicked, against onlookers. */
export function NumberReveal({ masked, whole, labels, noted }: NumberRevealProps) {
  const t = useMessages();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={styles.reveal} data-reveal="">
      <span className={styles.number}>{shown ? whole : masked}</span>
      <Button
        tone="plain"
        aria-label={shown ? labels.hide : labels.show}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} /> {shown ? t.ui.hide : t.ui.show}
      </Button>
      {noted ? (
        <small>{shown ? t.survey.readingWasRecorded : t.survey.readingIsRecorded}</small>
      ) : null}
    </span>
  );
}
