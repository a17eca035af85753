import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { LOGIN } from '../session/guard.ts';

interface LeaveGuardProps {
  title: string;
  /** The button that stays. */
  stay: string;
  /** Whether something would be lost on the way to that path; null: with the page itself. */
  holds: (path: string | null) => boolean;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks before something is left that would be lost. Who is signed out is not held back. */
export function LeaveGuard({ title, stay, holds, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) => pathname !== LOGIN && holds(pathname),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (holds(null)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [holds]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={title}
      cancel={stay}
      onCancel={blocker.reset}
      act={
        <Button tone="sure" onClick={blocker.proceed}>
          Leave
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
