import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { groupAadhaar, isMasked, maskAadhaar } from '#domain/surveys/aadhaar.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './aadhaar-reveal.module.css';

/** Masked until clicked, against onlookers. */
export function AadhaarReveal({ number }: { number: string }) {
  const t = useMessages();
  const [shown, setShown] = useState(false);
  if (isMasked(number)) return number;
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={styles.reveal} data-reveal="">
      <span className={styles.number}>
        {shown ? groupAadhaar(number) : maskAadhaar(number.slice(-4))}
      </span>
      <Button
        tone="plain"
        aria-label={shown ? t.survey.hideAadhaar : t.survey.showAadhaar}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} /> {shown ? t.ui.hide : t.ui.show}
      </Button>
      <small>{shown ? t.survey.readingWasRecorded : t.survey.readingIsRecorded}</small>
    </span>
  );
}
