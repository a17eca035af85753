import { Eye } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './editor.module.css';

interface PhoneActionsProps {
  canPublish: boolean;
  isChecking: boolean;
  onSee: () => void;
  onPublish: () => void;
}

/** At the foot of a phone's screen, where the thumb is. */
export function PhoneActions({ canPublish, isChecking, onSee, onPublish }: PhoneActionsProps) {
  const t = useMessages();
  return (
    <div className={styles.atFoot}>
      <Button onClick={onSee}>
        <Eye size={20} /> {t.website.seeIt}
      </Button>
      <Button
        tone={canPublish ? 'primary' : 'secondary'}
        disabled={!canPublish}
        busy={isChecking && t.website.checking}
        onClick={onPublish}
      >
        {t.website.publish}
      </Button>
    </div>
  );
}
