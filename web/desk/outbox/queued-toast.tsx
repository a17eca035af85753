import { useMessages } from '../../messages/store.ts';
import { deviceType } from '../device/device-type.ts';
import { isPending } from './operations/operation.ts';
import { useOutbox } from './outbox-state.ts';

interface QueuedToastProps {
  /** The key of the operation. */
  operation: string;
  /** The sentence once it has been sent. */
  sent: string;
}

/** The words of a toast for an entry in the outbox. */
export function QueuedToast({ operation, sent }: QueuedToastProps) {
  const { outbox } = useMessages();
  const { operations, blocked } = useOutbox();
  if (!operations.some((each) => each.key === operation && isPending(each))) return sent;
  const device = deviceType();
  switch (blocked?.kind) {
    case 'signIn':
      return outbox.keptUntilSignIn(device);
    case 'server':
    case 'foreign':
      return outbox.keptUntilAnswer(device);
    default:
      return outbox.kept(device);
  }
}
