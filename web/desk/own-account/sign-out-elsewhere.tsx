import { missingCurrentPassword } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { call } from '../api/client.ts';
import { PasswordField } from '../session/password-field.tsx';

/** Asks for the password, so that a stolen session cannot end the others. */
export function SignOutElsewhere({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const showToast = useToast();
  const form = useForm<'current_password'>({
    initial: { current_password: '' },
    check: ({ current_password }) => (current_password === '' ? [missingCurrentPassword] : []),
    async send(body) {
      await call('endOtherSessions', { body });
      onClose();
      showToast({ text: t.account.signedOutElsewhere });
    },
    failed: failureMessage('endOtherSessions'),
  });
  return (
    <FormDialog
      title={t.account.signOutElsewhere}
      submitButton={
        <Button tone="primary" type="submit" busy={form.sending && t.account.signingOut}>
          {t.account.signOut}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      {form.failure ? <Banner kind="error" title={form.failure} /> : null}
      <PasswordField
        id="current_password"
        label={t.account.currentPassword}
        {...form.bind('current_password')}
      />
    </FormDialog>
  );
}
