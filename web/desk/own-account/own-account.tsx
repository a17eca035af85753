import { User } from 'lucide-react';
import { useState } from 'react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { langOf } from '../../ui/text/script.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ChangePassword } from './change-password.tsx';
import styles from './own-account.module.css';
import { OwnSessions } from './own-sessions.tsx';
import { SignOutElsewhere } from './sign-out-elsewhere.tsx';

export function OwnAccount({ actor }: { actor: SignedInUser }) {
  const t = useMessages();
  const [dialog, setDialog] = useState<'password' | 'sessions' | 'signOut' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <button
        type="button"
        className={styles.who}
        aria-haspopup="dialog"
        title={t.account.changeYourPassword}
        onClick={() => setDialog('password')}
      >
        <User size={16} />
        <span className={styles.name} lang={langOf(actor.name)}>
          {actor.name}
        </span>
        <VisuallyHidden>{t.account.changeYourPasswordNote}</VisuallyHidden>
      </button>
      {dialog === 'password' ? (
        <ChangePassword actor={actor} onSessions={() => setDialog('sessions')} onClose={close} />
      ) : null}
      {dialog === 'sessions' ? (
        <OwnSessions onSignOut={() => setDialog('signOut')} onClose={close} />
      ) : null}
      {dialog === 'signOut' ? <SignOutElsewhere onClose={close} /> : null}
    </>
  );
}
