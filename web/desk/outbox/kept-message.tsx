import { useEffect } from 'react';
import { useMessages } from '../../messages/store.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { deviceName } from '../drafts/device-name.ts';
import { isOpen } from './operations/operation.ts';
import { useOutbox } from './outbox-state.ts';

/** In a toast, for an entry that waits on the device. It closes when everything has been sent. */
export function KeptMessage() {
  const { outbox } = useMessages();
  const showToast = useToast();
  const { operations, blocked } = useOutbox();
  const isSent = !operations.some(isOpen);
  useEffect(() => {
    if (isSent) showToast(null);
  }, [isSent, showToast]);
  return (blocked?.kind === 'signIn' ? outbox.keptUntilSignIn : outbox.kept)(deviceName());
}
