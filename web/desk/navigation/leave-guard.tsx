import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { AlertDialog } from '../../ui/dialogs/dialog.tsx';
import { LOGIN } from './paths.ts';

interface LeaveGuardProps {
  title: string;
  stayLabel: string;
  /** @param path the next screen; null if the page itself is closed */
  wouldLoseData: (path: string | null) => boolean;
  /** Whether data would be lost is not known yet: only then is it asked. */
  isUndecided?: boolean;
  onLeave?: () => void;
  /** Names the data that would be lost. */
  children: ReactNode;
}

/** Never blocks the way to the sign-in after a session has ended. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { title, stayLabel, wouldLoseData, isUndecided = false, onLeave, children } = props;
  const t = useMessages();
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) => pathname !== LOGIN && wouldLoseData(pathname),
  );

  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (wouldLoseData(null)) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [wouldLoseData]);

  // What was typed may have been stored since.
  useEffect(() => {
    if (blocker.state === 'blocked' && !wouldLoseData(blocker.location.pathname)) blocker.proceed();
  }, [blocker, wouldLoseData]);

  if (blocker.state !== 'blocked' || isUndecided) return null;
  return (
    <AlertDialog
      title={title}
      cancel={stayLabel}
      onCancel={blocker.reset}
      confirmButton={
        <Button
          tone="dangerFilled"
          onClick={() => {
            onLeave?.();
            blocker.proceed();
          }}
        >
          {t.ui.leave}
        </Button>
      }
    >
      {children}
    </AlertDialog>
  );
}
