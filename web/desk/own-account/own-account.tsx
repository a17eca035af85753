import { User } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { ChangePassword } from './change-password.tsx';
import styles from './own-account.module.css';
import { OwnSessions } from './own-sessions.tsx';
import { SignOutElsewhere } from './sign-out-elsewhere.tsx';

/** Few people open it, and it draws QR codes. */
const loadSecondFactor = () =>
  import('../second-factor/second-factor.tsx').then(
    (module) => ({ default: module.SecondFactor }),
    () => ({ default: NoNetwork }),
  );

export function OwnAccount({ actor }: { actor: SignedInUser }) {
  const t = useMessages();
  const [dialog, setDialog] = useState<'password' | 'sessions' | 'signOut' | 'secondFactor' | null>(
    null,
  );
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
        <ChangePassword
          actor={actor}
          onSessions={() => setDialog('sessions')}
          onSecondFactor={() => setDialog('secondFactor')}
          onClose={close}
        />
      ) : null}
      {dialog === 'sessions' ? (
        <OwnSessions onSignOut={() => setDialog('signOut')} onClose={close} />
      ) : null}
      {dialog === 'secondFactor' ? <SecondFactorOnDemand onClose={close} /> : null}
      {dialog === 'signOut' ? <SignOutElsewhere onClose={close} /> : null}
    </>
  );
}

function SecondFactorOnDemand({ onClose }: { onClose: () => void }) {
  // Each opening tries again.
  const [SecondFactor] = useState(() => lazy(loadSecondFactor));
  return (
    <Suspense fallback={<Waiting onClose={onClose} />}>
      <SecondFactor onClose={onClose} />
    </Suspense>
  );
}

interface WaitingProps {
  onClose: () => void;
  /** Instead of saying that it is loading. */
  text?: string;
}

function Waiting({ onClose, text }: WaitingProps) {
  const t = useMessages();
  return (
    <Dialog
      title={t.account.secondFactor.title}
      cancel={t.ui.close}
      onCancel={onClose}
      confirmButton={null}
    >
      <p role="status">{text ?? t.layout.loading.other}</p>
    </Dialog>
  );
}

function NoNetwork({ onClose }: { onClose: () => void }) {
  return <Waiting onClose={onClose} text={useMessages().failures.noResponse} />;
}
