import { User } from 'lucide-react';
import { useState } from 'react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { langOf } from '../../ui/text/script.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ChangePassword } from './change-password.tsx';
import styles from './own-account.module.css';

export function OwnAccount({ actor }: { actor: SignedInUser }) {
  const t = useMessages();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.who}
        aria-haspopup="dialog"
        title={t.account.changeYourPassword}
        onClick={() => setChanging(true)}
      >
        <User size={16} />
        <span className={styles.name} lang={langOf(actor.name)}>
          {actor.name}
        </span>
        <VisuallyHidden>{t.account.changeYourPasswordNote}</VisuallyHidden>
      </button>
      {changing ? <ChangePassword actor={actor} onClose={() => setChanging(false)} /> : null}
    </>
  );
}
