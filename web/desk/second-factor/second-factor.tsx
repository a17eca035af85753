import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import type { SecondFactorSetup } from '#domain/volunteers/second-factor-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { PasswordDialog } from '../own-account/password-dialog.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns the code at sign-in on or off, in as many dialogs as there are steps. */
export function SecondFactor({ onClose }: { onClose: () => void }) {
  const { secondFactor } = useMessages().account;
  const [state, setState] = useState<Loaded<ReplyOf<'readSecondFactor'>> | null>(null);
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const read = useCallback(() => {
    setState(null);
    void load(call('readSecondFactor')).then(setState);
  }, []);
  useEffect(read, [read]);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (setup) return <ConfirmApp setup={setup} onConfirmed={setCodes} onCancel={onClose} />;
  if (!state?.data) return <NotLoaded state={state} onRetry={read} onClose={onClose} />;
  const { enabled, recovery_codes } = state.data.data;
  return enabled ? (
    <TurnOff codesLeft={recovery_codes} onClose={onClose} />
  ) : (
    <PasswordDialog
      title={secondFactor.title}
      submitLabel={secondFactor.turnOn}
      busy={secondFactor.working}
      onSubmit={async (body) => setSetup((await call('beginSecondFactor', { body })).data)}
      onCancel={onClose}
      failureMessage={failureMessage('beginSecondFactor')}
    >
      <p>{secondFactor.about}</p>
    </PasswordDialog>
  );
}

interface TurnOffProps {
  codesLeft: number;
  onClose: () => void;
}

function TurnOff({ codesLeft, onClose }: TurnOffProps) {
  const { secondFactor } = useMessages().account;
  const showToast = useToast();
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
    >
      <p>{secondFactor.isOn(codesLeft)}</p>
    </PasswordDialog>
  );
}

interface NotLoadedProps {
  /** Null while it is loading. */
  state: Loaded<unknown> | null;
  onRetry: () => void;
  onClose: () => void;
}

function NotLoaded({ state, onRetry, onClose }: NotLoadedProps) {
  const t = useMessages();
  return (
    <Dialog
      title={t.account.secondFactor.title}
      cancel={t.ui.close}
      onCancel={onClose}
      confirmButton={null}
    >
      {state?.problem ? (
        <RetryBanner
          title={failureMessage('readSecondFactor')(state.problem)(t)}
          onRetry={onRetry}
        />
      ) : (
        <p role="status">{t.layout.loading.other}</p>
      )}
    </Dialog>
  );
}
