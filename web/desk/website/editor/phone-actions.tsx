import { Eye } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './editor.module.css';
import { PublishButton, type PublishButtonProps } from './publish-button.tsx';

interface PhoneActionsProps extends PublishButtonProps {
  onSee: () => void;
}

/** At the foot of a phone's screen, where the thumb is. */
export function PhoneActions({ onSee, ...publishing }: PhoneActionsProps) {
  const t = useMessages();
  return (
    <div className={styles.atFoot}>
      <Button onClick={onSee}>
        <Eye size={20} /> {t.website.seeIt}
      </Button>
      <PublishButton {...publishing} />
    </div>
  );
}
