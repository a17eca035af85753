import type { FieldError } from '#domain/validation.ts';
import {
  checkNewPassword,
  missingCurrentPassword,
  PASSWORD_MIN_LENGTH,
  type SignedInUser,
} from '#domain/volunteers/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { failureMessages, PASSWORD_CHANGED } from '../messages/messages.ts';
import { useForm } from '../parts/use-form.ts';
import { PasswordField } from '../session/password-field.tsx';

const EMPTY = { current_password: '', new_password: '' };

interface ChangePasswordProps {
  actor: SignedInUser;
  onClose: () => void;
}

/** The server ends all other sessions of the account. */
export function ChangePassword({ actor, onClose }: ChangePasswordProps) {
  const showToast = useToast();
  const { bind, failure, sending, submit } = useForm({
    initial: EMPTY,
    check,
    failed: failureMessages.changeOwnPassword,
    async send(body) {
      await call('changeOwnPassword', { body });
      onClose();
      showToast({ text: PASSWORD_CHANGED });
    },
  });
  return (
    <FormDialog
      title="Change your password"
      onSubmit={() => void submit()}
      onCancel={onClose}
      submitButton={
        <Button type="submit" tone="main" busy={sending && 'Changing...'}>
          Change Password
        </Button>
      }
    >
      {failure ? <Banner kind="bad" title={failure} /> : null}
      <p>
        You are signed in as <strong lang={langOf(actor.name)}>{actor.name}</strong>. Wherever else
        you are signed in, you will have to sign in again.
      </p>
      <PasswordField id="current_password" label="Current password" {...bind('current_password')} />
      <PasswordField
        id="new_password"
        label="New password"
        hint={`Password must be at least ${PASSWORD_MIN_LENGTH} characters long`}
        {...bind('new_password')}
      />
    </FormDialog>
  );
}

function check({ current_password, new_password }: typeof EMPTY): FieldError[] {
  return [
    ...(current_password === '' ? [missingCurrentPassword] : []),
    ...checkNewPassword(new_password, { passwordMinLength: PASSWORD_MIN_LENGTH }),
  ];
}
