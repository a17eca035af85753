import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#domain/contract.ts';
import type { SecondFactorSetup } from '#domain/volunteers/second-factor-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { call } from '../api/client.ts';
import { type Loaded, load } from '../api/load.ts';
import { PasswordDialog } from '../own-account/password-dialog.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { EnabledFactor } from './enabled-factor.tsx';
import { FactorLoading } from './factor-loading.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns the code at sign-in on and off, with a dialog for each step. */
export function SecondFactor({ onClose }: { onClose: () => void }) {
  const { secondFactor } = useMessages().account;
  const [state, setState] = useState<Loaded<ReplyOf<'readSecondFactor'>> | null>(null);
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const read = useCallback(() => {
    setState(null);
    setSetup(null);
    void load(call('readSecondFactor')).then(setState);
  }, []);
  useEffect(read, [read]);
  if (codes) {
    const isRenewal = state?.data?.data.enabled === true;
    return <RecoveryCodes codes={codes} isRenewal={isRenewal} onClose={onClose} />;
  }
  if (setup) {
    return <ConfirmApp setup={setup} onConfirmed={setCodes} onEnabled={read} onCancel={onClose} />;
  }
  if (!state?.data) {
    return <FactorLoading problem={state?.problem} onRetry={read} onClose={onClose} />;
  }
  const { enabled, recovery_codes } = state.data.data;
  if (enabled) {
    return <EnabledFactor codesLeft={recovery_codes} onRenewed={setCodes} onClose={onClose} />;
  }
  return (
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
