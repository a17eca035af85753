import type { Messages } from '../../messages/messages.ts';
import { deviceName } from '../drafts/device-name.ts';
import { currentOutbox } from './outbox-state.ts';

/** For an entry that waits on the device. */
export function keptMessage({ outbox }: Messages): string {
  const isSignedOut = currentOutbox().blocked?.kind === 'signIn';
  return (isSignedOut ? outbox.keptUntilSignIn : outbox.kept)(deviceName());
}
