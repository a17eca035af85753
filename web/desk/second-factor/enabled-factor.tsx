import { useState } from 'react';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import { PasswordDialog } from '../own-account/password-dialog.tsx';

interface EnabledFactorProps {
  codesLeft: number;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** New recovery codes, or no code at sign-in any more. */
export function EnabledFactor({ codesLeft, onRenewed, onClose }: EnabledFactorProps) {
  const t = useMessages();
  const { secondFactor } = t.account;
  const showToast = useToast();
  const [action, setAction] = useState<'renew' | 'turnOff' | null>(null);
  if (action === 'renew') {
    return (
      <PasswordDialog
        title={secondFactor.renew}
        submitLabel={secondFactor.renew}
        busy={secondFactor.working}
        onSubmit={async (body) =>
          onRenewed((await call('renewRecoveryCodes', { body })).data.recovery_codes)
        }
        onCancel={onClose}
        isFinal
        failureMessage={failureMessage('renewRecoveryCodes')}
      >
        <p>{secondFactor.renewText}</p>
      </PasswordDialog>
    );
  }
  if (action === 'turnOff') {
    return (
      <PasswordDialog
        title={secondFactor.title}
        submitLabel={secondFactor.turnOff}
        busy={secondFactor.working}
        onSubmit={async (body) => {
          await call('removeSecondFactor', { body });
          onClose();
          showToast({ text: secondFactor.turnedOff });
        }}
        onCancel={onClose}
        failureMessage={failureMessage('removeSecondFactor')}
      />
    );
  }
  return (
    <Dialog
      title={secondFactor.title}
      cancel={t.ui.close}
      onCancel={onClose}
      confirmButton={<Button onClick={() => setAction('turnOff')}>{secondFactor.turnOff}</Button>}
    >
      <p>{secondFactor.isOn(codesLeft)}</p>
      <Button onClick={() => setAction('renew')}>{secondFactor.renew}</Button>
    </Dialog>
  );
}
