import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checkVolunteerEdit, PASSWORD_MIN_LENGTH } from '#domain/volunteers/volunteer.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldRow } from '../../ui/forms/field-row.tsx';
import { call } from '../api/client.ts';
import { messageOf, VOLUNTEER_UPDATE_FAILED } from '../messages/messages.ts';
import { PasswordField } from '../session/password-field.tsx';
import { readSession, startSession } from '../session/session.ts';
import styles from './edit-volunteer-form.module.css';
import { useVolunteerForm } from './use-volunteer-form.ts';
import { EmailField, NameField, PhoneField, StatusField } from './volunteer-fields.tsx';

interface EditVolunteerFormProps {
  volunteer: Volunteer;
  details: string;
  state: object;
}

export function EditVolunteerForm({ volunteer, details, state }: EditVolunteerFormProps) {
  const navigate = useNavigate();
  const { name, email, phone, status } = volunteer;
  const [withPassword, setWithPassword] = useState(false);
  const { bind, failure, sending, submit } = useVolunteerForm({
    initial: { name, email, phone, status, password: '' },
    withPassword,
    check: (body) => checkVolunteerEdit(body, { passwordMinLength: PASSWORD_MIN_LENGTH }),
    failed: (error) => messageOf(error, VOLUNTEER_UPDATE_FAILED),
    async send(body) {
      const { data } = await call('updateVolunteer', { id: volunteer.id, body: body });
      updateSessionName(data);
      await navigate(details, { state });
    },
  });

  return (
    <>
      <h1>Edit Volunteer</h1>
      {failure ? (
        <div className={styles.failure}>
          <Banner kind="bad" title={failure}>
            Nothing was changed. Your edits are still below.
          </Banner>
        </div>
      ) : null}
      <form
        className={styles.form}
        method="post"
        noValidate
        aria-label="Edit Volunteer"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FieldRow>
          <NameField span={12} {...bind('name')} />
        </FieldRow>
        <FieldRow>
          <EmailField span={7} {...bind('email')} />
          <PhoneField span={5} {...bind('phone')} />
        </FieldRow>
        <FieldRow>
          <StatusField hint="An inactive volunteer cannot sign in." span={7} {...bind('status')} />
        </FieldRow>
        <div className={styles.part}>
          <Checkbox
            id="change_password"
            name="change_password"
            label="Change Password"
            checked={withPassword}
            onChange={setWithPassword}
          />
          {withPassword ? (
            <div className={styles.under}>
              <FieldRow>
                <PasswordField
                  id="password"
                  label="New Password"
                  hint={`Password must be at least ${PASSWORD_MIN_LENGTH} characters long`}
                  span={9}
                  {...bind('password')}
                />
              </FieldRow>
            </div>
          ) : null}
        </div>
        <div className={styles.acts}>
          <Button type="submit" tone="main" busy={sending && 'Saving...'}>
            Save Changes
          </Button>
          <Button onClick={() => void navigate(details, { state })}>Back</Button>
        </div>
      </form>
    </>
  );
}

// Updates the user's name in the header after an edit of the own account.
function updateSessionName({ id, name, is_admin }: Volunteer): void {
  const session = readSession();
  if (session?.volunteer.id === id) startSession(session.token, { id, name, is_admin });
}
