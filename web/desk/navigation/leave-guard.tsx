import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LOGIN } from '../session/guard.ts';

interface LeaveGuardProps {
  title: string;
  /** The button that stays. */
  stayLabel: string;
  /** Whether something would be lost on the way to that path; null: with the page itself. */
  wouldLoseData: (path: string | null) => boolean;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before something is left that would be lost. Who is signed out is not held back. */
export function LeaveGuard({ title, stayLabel, wouldLoseData, children }: LeaveGuardProps) {
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

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={title}
      cancel={stayLabel}
      onCancel={blocker.reset}
      confirmButton={
        <Button tone="sure" onClick={blocker.proceed}>
          Leave
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
