import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { AlertDialog } from '../../ui/dialogs/dialog.tsx';
import { LOGIN } from './paths.ts';

/** A device that does not answer keeps nothing. */
const UNDECIDED_MS = 1000;

interface LeaveGuardProps {
  title: string;
  stayLabel: string;
  /** @param path the next screen, with the search of its address; null if the page itself is closed */
  wouldLoseData: (path: string | null, search: string) => boolean;
  /** Whether data would be lost is not known yet: nothing is asked for up to a second. */
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
    ({ nextLocation: { pathname, search } }) =>
      pathname !== LOGIN && wouldLoseData(pathname, search),
  );

  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (wouldLoseData(null, '')) event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [wouldLoseData]);

  const [isAsking, setAsking] = useState(false);
  const isBlocked = blocker.state === 'blocked';
  // Goes on without a question if what was typed has been stored meanwhile.
  useEffect(() => {
    if (blocker.state !== 'blocked') return setAsking(false);
    if (isAsking) return;
    const { pathname, search } = blocker.location;
    if (!isUndecided && !wouldLoseData(pathname, search)) return blocker.proceed();
    const timer = setTimeout(() => setAsking(true), isUndecided ? UNDECIDED_MS : 0);
    return () => clearTimeout(timer);
  }, [blocker, isAsking, isUndecided, wouldLoseData]);

  if (!(isBlocked && isAsking)) return null;
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
