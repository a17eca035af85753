import { isProblem } from '#domain/problems.ts';
import { fieldError } from '#domain/validation.ts';
import type { SecondFactorSetup } from '#domain/volunteers/second-factor-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { TextField } from '../../ui/forms/value-fields.tsx';
import { call } from '../api/client.ts';
import { QrCode } from './qr-code.tsx';
import styles from './second-factor.module.css';

const GROUP = /.{4}(?=.)/g;

interface ConfirmAppProps {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** It was confirmed before, by a request whose reply was lost. */
  onEnabled: () => void;
  onCancel: () => void;
}

/** The app's first code shows that it has the secret. */
export function ConfirmApp({ setup, onConfirmed, onEnabled, onCancel }: ConfirmAppProps) {
  const { secret, uri } = setup;
  const { secondFactor } = useMessages().account;
  const form = useForm<'code'>({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? [fieldError('code', 'codeWrong')] : []),
    async send(body) {
      try {
        onConfirmed((await call('confirmSecondFactor', { body })).data.recovery_codes);
      } catch (error) {
        if (!isProblem(error, 'secondFactorEnabled')) throw error;
        onEnabled();
      }
    },
    failed: failureMessage('confirmSecondFactor'),
  });
  return (
    <FormDialog
      title={secondFactor.title}
      submitButton={
        <Button tone="primary" type="submit" busy={form.sending && secondFactor.working}>
          {secondFactor.confirm}
        </Button>
      }
      onSubmit={() => void form.submit()}
      // The codes of a request that is under way would be lost.
      onCancel={() => form.sending || onCancel()}
    >
      {form.failure ? <Banner kind="error" title={form.failure} /> : null}
      <p>{secondFactor.scan}</p>
      <QrCode content={uri} label={secondFactor.qrCode} />
      <p className={styles.secret}>{secret.replaceAll(GROUP, '$& ')}</p>
      <a className={styles.open} href={uri}>
        {secondFactor.openApp}
      </a>
      <TextField
        id="code"
        label={secondFactor.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.bind('code')}
      />
    </FormDialog>
  );
}
