import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LOGIN } from '../guard.ts';

interface LeaveGuardProps {
  /** Something is typed that is neither sent nor kept on the device. */
  unsafe: boolean;
  /** It is still on its way there: the page must not go in that moment. */
  isWriting: () => boolean;
  /** Set the moment before the way out is free. */
  sent: RefObject<boolean>;
}

/** Asks before something is left that the device does not keep. Who is signed out is not held back. */
export function LeaveGuard({ unsafe, isWriting, sent }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ nextLocation }) => unsafe && !sent.current && nextLocation.pathname !== LOGIN,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ((unsafe || isWriting()) && !sent.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsafe, isWriting, sent]);

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
      <p>This device does not keep what you typed in this form.</p>
    </Dialog>
  );
}
