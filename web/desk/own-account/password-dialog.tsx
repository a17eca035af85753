import type { ReactNode } from 'react';
import { missingCurrentPassword } from '#domain/volunteers/volunteer.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { PasswordField } from '../session/password-field.tsx';

interface PasswordDialogProps {
  title: string;
  submitLabel: string;
  /** The button's label while it works. */
  busy: string;
  /** Must close the dialog and announce the success. */
  onSubmit: (body: { current_password: string }) => Promise<void>;
  onCancel: () => void;
  /** Its result is shown only once: the dialog stays open while it is sent. */
  isFinal?: boolean;
  failureMessage: (error: unknown) => LocalizedText;
  children?: ReactNode;
}

/** For what a stolen session must not be able to do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const {
    title,
    submitLabel,
    busy,
    onSubmit,
    onCancel,
    isFinal = false,
    failureMessage,
    children,
  } = props;
  const t = useMessages();
  const form = useForm<'current_password'>({
    initial: { current_password: '' },
    check: ({ current_password }) => (current_password === '' ? [missingCurrentPassword] : []),
    send: onSubmit,
    failed: failureMessage,
  });
  return (
    <FormDialog
      title={title}
      submitButton={
        <Button tone="primary" type="submit" busy={form.sending && busy}>
          {submitLabel}
        </Button>
      }
      onSubmit={() => void form.submit()}
      onCancel={() => {
        if (!(isFinal && form.sending)) onCancel();
      }}
    >
      {form.failure ? <Banner kind="error" title={form.failure} /> : null}
      {children}
      <PasswordField
        id="current_password"
        label={t.account.currentPassword}
        {...form.bind('current_password')}
      />
    </FormDialog>
  );
}
