import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LOGIN } from '../guard.ts';

interface LeaveGuardProps {
  /** Something is typed that is not saved yet. */
  touched: boolean;
  /** Set the moment before the way out is free. */
  sent: RefObject<boolean>;
}

/** Asks before something typed is left behind. Someone who is signed out is not held back. */
export function LeaveGuard({ touched, sent }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation }) => touched && !sent.current && nextLocation.pathname !== LOGIN,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (touched && !sent.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [touched, sent]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title="Leave without saving?"
      cancel="Keep writing"
      onCancel={blocker.reset}
      act={
        <Button tone="sure" onClick={blocker.proceed}>
          Leave
        </Button>
      }
    >
      <p>What you typed in this form will be lost.</p>
    </Dialog>
  );
}
