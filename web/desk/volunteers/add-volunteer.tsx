import { UserPlus, X } from 'lucide-react';
import { checkNewVolunteer, PASSWORD_MIN_LENGTH } from '#domain/volunteers/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { FieldRow } from '../../ui/forms/field-row.tsx';
import { bidiIsolate } from '../../ui/isolated.ts';
import { call } from '../api/client.ts';
import { failureMessages } from '../messages/messages.ts';
import { PasswordField } from '../session/password-field.tsx';
import styles from './add-volunteer.module.css';
import { useVolunteerForm } from './use-volunteer-form.ts';
import { EmailField, NameField, PhoneField, StatusField } from './volunteer-fields.tsx';

const EMPTY = { name: '', email: '', phone: '', status: 'active', password: '' };

export function AddVolunteer({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const { bind, failure, sending, submit } = useVolunteerForm({
    initial: EMPTY,
    withPassword: true,
    check: (body) => checkNewVolunteer(body, { passwordMinLength: PASSWORD_MIN_LENGTH }),
    failed: failureMessages.addVolunteer,
    async send(body) {
      const { data } = await call('createVolunteer', { body: body });
      showToast({ text: `${bidiIsolate(data.name)} is added` });
      onClose();
    },
  });

  return (
    <section className={styles.panel} aria-labelledby="add-title">
      <div className={styles.head}>
        <h2 id="add-title">Add New</h2>
        <Button tone="plain" square end aria-label="Close the form" onClick={onClose}>
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
          <Banner kind="bad" title={failure}>
            Nothing was added. What you typed is still below.
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
            label="Password"
            hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
            span={4}
            {...bind('password')}
          />
          <StatusField span={4} {...bind('status')} />
          <div className={styles.acts}>
            <Button type="submit" tone="main" busy={sending && 'Adding...'}>
              <UserPlus size={20} /> Add Volunteer
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </FieldRow>
      </form>
    </section>
  );
}
