import type { Broken } from '#domain/rules.ts';
import {
  checkNewPassword,
  missingCurrentPassword,
  PASSWORD_MIN_LENGTH,
  type SignedIn,
} from '#domain/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { langOf } from '../../ui/script.ts';
import { useToast } from '../../ui/toast.tsx';
import { call } from '../call.ts';
import { failedTo, PASSWORD_CHANGED } from '../sentences.ts';
import { type Bound, useForm } from '../use-form.ts';

const EMPTY = { current_password: '', new_password: '' };

interface ChangePasswordProps {
  actor: SignedIn;
  onClose: () => void;
}

/** One's own password. The server ends every other session of the account. */
export function ChangePassword({ actor, onClose }: ChangePasswordProps) {
  const say = useToast();
  const { bind, failure, sending, submit } = useForm({
    initial: EMPTY,
    check,
    failed: failedTo.changeOwnPassword,
    async send(body) {
      await call('changeOwnPassword', { body });
      onClose();
      say({ text: PASSWORD_CHANGED });
    },
  });
  return (
    <FormDialog
      title="Change your password"
      onSubmit={() => void submit()}
      onCancel={onClose}
      act={
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
      <Password
        id="current_password"
        label="Current password"
        autoComplete="current-password"
        {...bind('current_password')}
      />
      <Password
        id="new_password"
        label="New password"
        autoComplete="new-password"
        hint={`Password must be at least ${PASSWORD_MIN_LENGTH} characters long`}
        {...bind('new_password')}
      />
    </FormDialog>
  );
}

function check({ current_password, new_password }: typeof EMPTY): Broken[] {
  return [
    ...(current_password === '' ? [missingCurrentPassword] : []),
    ...checkNewPassword(new_password, { passwordMinLength: PASSWORD_MIN_LENGTH }),
  ];
}

interface PasswordProps extends Bound {
  id: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

function Password({ id, label, autoComplete, hint, value, error, onChange }: PasswordProps) {
  return (
    <Field
      id={id}
      label={label}
      required
      note={hint ? { kind: 'hint', text: hint } : undefined}
      error={error}
    >
      {(wiring) => (
        <PasswordInput
          wiring={wiring}
          name={id}
          autoComplete={autoComplete}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
