import { messageOf } from '../../../messages/errors.ts';
import type { Messages } from '../../../messages/messages.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { deviceType } from '../../device/device-type.ts';
import { focusScreenUnlessTyping } from '../../navigation/focus-screen.ts';
import type { Operation } from '../operations/operation.ts';
import { type CancelledOperation, cancelUnsent } from './cancel-unsent.ts';

/** Cancels an operation, and offers to undo that. @returns whether it was cancelled */
export function useCancelUnsent(): (operation: Operation) => Promise<boolean> {
  const showToast = useToast();
  const showFailure = (error: unknown) => {
    const message = messageOf(error, (t) => t.outbox.deviceFailed(deviceType()));
    showToast({ text: message(currentMessages()) });
  };
  return async (operation) => {
    const t = currentMessages();
    try {
      const cancelled = await cancelUnsent(operation);
      if (!cancelled) return false;
      showToast({
        text: describe(t, operation, cancelled),
        action: {
          label: t.ui.undo,
          onPress: () => void cancelled.undo().then(focusScreenUnlessTyping, showFailure),
        },
      });
      return true;
    } catch (error) {
      // The device's storage failed: the operation is still there.
      showFailure(error);
      return false;
    }
  };
}

function describe(
  t: Messages,
  { action }: Operation,
  { isDeletionWaiting }: CancelledOperation,
): string {
  if (isDeletionWaiting) return t.outbox.deletionKept(deviceType());
  if (action === 'create') return t.survey.wasDeleted;
  return action === 'delete' ? t.outbox.entryStays : t.outbox.dropped;
}
