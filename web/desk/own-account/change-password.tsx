import { KeyRound, MonitorSmartphone } from 'lucide-react';
import type { FieldError } from '#domain/validation.ts';
import {
  checkNewPassword,
  missingCurrentPassword,
  type SignedInUser,
} from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { call } from '../api/client.ts';
import { PasswordField } from '../session/password-field.tsx';
import { usePasswordMinLength } from '../session/use-password-min-length.ts';
import styles from './own-account.module.css';

const EMPTY = { current_password: '', new_password: '' };

interface ChangePasswordProps {
  actor: SignedInUser;
  onSessions: () => void;
  onSecondFactor: () => void;
  onClose: () => void;
}

/** The server ends all other sessions of the account. */
export function ChangePassword({
  actor,
  onSessions,
  onSecondFactor,
  onClose,
}: ChangePasswordProps) {
  const t = useMessages();
  const showToast = useToast();
  const passwordMinLength = usePasswordMinLength();
  const { bind, failure, sending, submit } = useForm({
    initial: EMPTY,
    check: (typed) => check(typed, passwordMinLength),
    failed: failureMessage('changeOwnPassword'),
    async send(body) {
      await call('changeOwnPassword', { body });
      onClose();
      showToast({ text: t.account.passwordChanged });
    },
  });
  return (
    <FormDialog
      title={t.account.changeYourPassword}
      onSubmit={() => void submit()}
      onCancel={onClose}
      submitButton={
        <Button type="submit" tone="primary" busy={sending && t.account.changingPassword}>
          {t.account.changePassword}
        </Button>
      }
    >
      {failure ? <Banner kind="error" title={failure} /> : null}
      <p>{t.account.signedInAs(<strong lang={langOf(actor.name)}>{actor.name}</strong>)}</p>
      <PasswordField
        id="current_password"
        label={t.account.currentPassword}
        {...bind('current_password')}
      />
      <PasswordField
        id="new_password"
        label={t.account.newPassword}
        hint={t.account.passwordHint(passwordMinLength)}
        {...bind('new_password')}
      />
      <div className={styles.further}>
        <Button tone="plain" onClick={onSessions}>
          <MonitorSmartphone size={20} /> {t.account.whereSignedIn}
        </Button>
        <Button tone="plain" onClick={onSecondFactor}>
          <KeyRound size={20} /> {t.account.secondFactor.title}
        </Button>
      </div>
    </FormDialog>
  );
}

function check(
  { current_password, new_password }: typeof EMPTY,
  passwordMinLength: number,
): FieldError[] {
  return [
    ...(current_password === '' ? [missingCurrentPassword] : []),
    ...checkNewPassword(new_password, { passwordMinLength }),
  ];
}
