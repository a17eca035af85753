import { UserPlus, X } from 'lucide-react';
import { useRef } from 'react';
import { checkNewVolunteer } from '#domain/volunteers/volunteer.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { call } from '../../api/client.ts';
import { FormLeaveGuard } from '../../navigation/form-leave-guard.tsx';
import { ADMIN } from '../../navigation/paths.ts';
import { useFocusOnMount } from '../../navigation/use-focus-on-mount.ts';
import { PasswordField } from '../../session/password-field.tsx';
import { usePasswordMinLength } from '../../session/use-password-min-length.ts';
import styles from './add-volunteer.module.css';
import { useVolunteerForm } from './use-volunteer-form.ts';
import { EmailField, NameField, PhoneField, StatusField } from './volunteer-fields.tsx';

const EMPTY = {
  name: '',
  email: '',
  phone: '',
  status: 'active',
  password: '',
  current_password: '',
};

export function AddVolunteer({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { form } = t.volunteers;
  const showToast = useToast();
  const heading = useFocusOnMount();
  const isMounted = useIsMounted();
  const passwordMinLength = usePasswordMinLength();
  const isDone = useRef(false);
  const { bind, failure, sending, submit, forget, isChanged } = useVolunteerForm({
    id: 'new volunteer',
    initial: EMPTY,
    withPassword: true,
    check: (body) => checkNewVolunteer(body, { passwordMinLength }),
    failed: failureMessage('addVolunteer'),
    async send(body) {
      await call('createVolunteer', { body });
      showToast({ text: form.added(bidiIsolate(body.name ?? '')) });
      isDone.current = true;
      // The admin may be in another form by now.
      if (isMounted()) onClose();
    },
  });

  function cancel() {
    isDone.current = true;
    forget();
    onClose();
  }

  return (
    <section className={styles.panel} aria-labelledby="add-title">
      <div className={styles.head}>
        <h2 id="add-title" ref={heading} tabIndex={-1}>
          {form.addTitle}
        </h2>
        <Button tone="plain" square end aria-label={form.closeForm} onClick={cancel}>
          <X size={20} />
        </Button>
      </div>
      <form
        method="post"
        noValidate
        aria-labelledby="add-title"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {failure ? (
          <Banner kind="error" title={failure}>
            {form.nothingAdded}
          </Banner>
        ) : null}
        <FieldRow>
          <NameField span={4} {...bind('name')} />
          <EmailField span={4} {...bind('email')} />
          <PhoneField span={4} {...bind('phone')} />
        </FieldRow>
        <FieldRow>
          <PasswordField
            id="password"
            label={t.account.password}
            hint={form.passwordHint(passwordMinLength)}
            span={4}
            {...bind('password')}
          />
          <StatusField span={4} {...bind('status')} />
          <div className={styles.actions}>
            <Button type="submit" tone="primary" busy={sending && form.adding}>
              <UserPlus size={20} /> {form.add}
            </Button>
            <Button onClick={cancel}>{t.ui.cancel}</Button>
          </div>
        </FieldRow>
      </form>
      <FormLeaveGuard
        wouldLoseData={(path, search) =>
          !isDone.current && isChanged && !keepsFormOpen(path, search)
        }
        onLeave={forget}
      />
    </section>
  );
}

/** A search or another page of the list beside the form. */
function keepsFormOpen(path: string | null, search: string): boolean {
  return path === ADMIN && new URLSearchParams(search).get('new') === 'volunteer';
}
