import { messageOf } from '../../../messages/errors.ts';
import type { Messages } from '../../../messages/messages.ts';
import { currentMessages } from '../../../messages/store.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { deviceName } from '../../drafts/device-name.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import type { Operation } from '../operations/operation.ts';
import { type TakenBack, takeBack } from './take-back.ts';

/** Takes an operation back, and offers to undo that. @returns whether it was taken back */
export function useTakeBack(): (operation: Operation) => Promise<boolean> {
  const showToast = useToast();
  const showFailure = (error: unknown) => {
    const message = messageOf(error, (t) => t.outbox.deviceFailed(deviceName()));
    showToast({ text: message(currentMessages()) });
  };
  return async (operation) => {
    const t = currentMessages();
    try {
      const taken = await takeBack(operation);
      if (!taken) return false;
      showToast({
        text: describe(t, operation, taken),
        action: {
          label: t.ui.undo,
          onPress: () => void taken.undo().then(focusScreen, showFailure),
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

function describe(t: Messages, { action }: Operation, { isDeletionWaiting }: TakenBack): string {
  if (isDeletionWaiting) return t.outbox.deletionKept(deviceName());
  if (action === 'create') return t.survey.wasDeleted;
  return action === 'delete' ? t.outbox.entryStays : t.outbox.dropped;
}
