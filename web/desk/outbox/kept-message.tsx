import { useMessages } from '../../messages/store.ts';
import { deviceName } from '../drafts/device-name.ts';
import { isOpen } from './operations/operation.ts';
import { useOutbox } from './outbox-state.ts';

/** In a toast, for an entry that waits on the device. @param sent the sentence once nothing waits any more */
export function KeptMessage({ sent }: { sent: string }) {
  const { outbox } = useMessages();
  const { operations, blocked } = useOutbox();
  if (!operations.some(isOpen)) return sent;
  return (blocked?.kind === 'signIn' ? outbox.keptUntilSignIn : outbox.kept)(deviceName());
}
