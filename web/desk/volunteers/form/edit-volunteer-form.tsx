import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkVolunteerEdit, missingCurrentPassword } from '#domain/volunteers/volunteer.ts';
import type { Volunteer, VolunteerWithDetails } from '#domain/volunteers/volunteer-schema.ts';
import { messageOf } from '../../../messages/errors.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { Checkbox } from '../../../ui/forms/controls/checkbox.tsx';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { FormFailure } from '../../../ui/forms/form-failure.tsx';
import panel from '../../../ui/forms/form-panel.module.css';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { call } from '../../api/client.ts';
import { FormLeaveGuard } from '../../navigation/form-leave-guard.tsx';
import { readSession, updateUser } from '../../session/session.ts';
import { usePasswordMinLength } from '../../session/use-password-min-length.ts';
import { ReassignEntries } from '../status/reassign-entries.tsx';
import { useReassignEntries } from '../status/use-reassign-entries.ts';
import styles from './edit-volunteer-form.module.css';
import { PasswordPart } from './password-part.tsx';
import { useVolunteerForm } from './use-volunteer-form.ts';
import { changesAdminSignIn, isSwitchedOff, readUntouchedFields } from './volunteer-changes.ts';
import { EmailField, NameField, PhoneField, StatusField } from './volunteer-fields.tsx';

interface EditVolunteerFormProps {
  volunteer: VolunteerWithDetails;
  details: string;
  state: object;
}

export function EditVolunteerForm({ volunteer, details, state }: EditVolunteerFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const showToast = useToast();
  const { name, email, phone, status } = volunteer;
  const reassign = useReassignEntries(volunteer.id);
  const [withPassword, setWithPassword] = useState(false);
  const [isAccountSaved, setAccountSaved] = useState(false);
  const [isEditor, setIsEditor] = useState(volunteer.is_editor);
  // An editor sees no entries.
  const isNewEditor = isEditor && !volunteer.is_editor;
  const isOwn = volunteer.id === readSession()?.volunteer.id;
  // An admin who deactivates the own account is signed out, and can hand over nothing more.
  const reassigns = (next: string | undefined) =>
    isNewEditor || (!isOwn && isSwitchedOff(volunteer, next));
  const isSaved = useRef(false);
  const isMounted = useIsMounted();
  const passwordMinLength = usePasswordMinLength();
  const form = useVolunteerForm({
    id: `volunteer ${volunteer.id} ${JSON.stringify({ name, email, phone, status })}`,
    initial: { name, email, phone, status, password: '', current_password: '' },
    withPassword,
    check: (body) => [
      ...checkVolunteerEdit(body, { passwordMinLength }),
      ...(changesAdminSignIn(volunteer, body) && !body.current_password
        ? [missingCurrentPassword]
        : []),
    ],
    failed: (error) => messageOf(error, updateFailed),
    async send(body) {
      setAccountSaved(false);
      const current = await readUntouchedFields(volunteer, body);
      const merged = { ...body, ...current };
      await call('updateVolunteer', { id: volunteer.id, body: merged });
      setAccountSaved(true);
      const { name = volunteer.name } = merged;
      updateOwnName({ ...volunteer, name });
      if (isEditor !== volunteer.is_editor) {
        await call('setEditor', { id: volunteer.id, body: { is_editor: isEditor } });
      }
      if (reassigns(body.status)) await reassign.run();
      const { saved, newPasswordSaved } = t.volunteers.form;
      const said = body.password ? newPasswordSaved : saved;
      showToast({ text: said(bidiIsolate(name)) });
      isSaved.current = true;
      // The admin may be on another screen by now.
      if (isMounted()) await navigate(details, { state });
    },
  });

  const { bind, failure, sending, submit } = form;
  const password = withPassword ? bind('password').value : undefined;
  const isReassigning = reassigns(bind('status').value);
  const isUncounted = isReassigning && !reassign.work?.data;

  return (
    <>
      <h1>{t.layout.titles.editVolunteer}</h1>
      {failure ? (
        <FormFailure title={failure} takesFocus={!form.hasFieldErrors}>
          {isAccountSaved ? t.volunteers.form.accountSaved : t.volunteers.form.nothingChanged}
        </FormFailure>
      ) : null}
      <form
        className={panel.form}
        method="post"
        noValidate
        aria-label={t.layout.titles.editVolunteer}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isUncounted) void submit();
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
          <StatusField
            hint={isOwn ? t.volunteers.form.ownInactiveHint : t.volunteers.form.inactiveHint}
            span={7}
            {...bind('status')}
          />
        </FieldRow>
        {volunteer.is_admin ? null : (
          <div className={styles.part}>
            <Checkbox
              id="is_editor"
              name="is_editor"
              label={t.volunteers.form.editor}
              hint={t.volunteers.form.editorHint}
              checked={isEditor}
              onChange={setIsEditor}
            />
          </div>
        )}
        {isReassigning ? (
          <div className={classes(styles.part, styles.reassign)}>
            <ReassignEntries
              volunteerId={volunteer.id}
              reassign={reassign}
              isEditor={isNewEditor}
            />
          </div>
        ) : null}
        <PasswordPart
          withPassword={withPassword}
          passwordMinLength={passwordMinLength}
          needsOwnPassword={changesAdminSignIn(volunteer, {
            email: bind('email').value,
            password,
          })}
          bind={bind}
          onToggle={setWithPassword}
        />
        <div className={panel.actions}>
          <Button
            type="submit"
            tone="primary"
            disabled={isUncounted}
            busy={sending && (reassign.progress ?? t.volunteers.form.saving)}
          >
            {t.volunteers.form.save}
          </Button>
          <Button onClick={() => void navigate(details, { state })}>
            {t.volunteers.form.back}
          </Button>
        </div>
      </form>
      <FormLeaveGuard
        wouldLoseData={() =>
          !isSaved.current && (form.isChanged || isEditor !== volunteer.is_editor)
        }
        onLeave={form.forget}
      />
    </>
  );
}

const updateFailed: LocalizedText = (t) => t.failures.updateVolunteer;

/** The header shows the name of the own account. */
function updateOwnName({ id, name, is_admin }: Volunteer): void {
  if (readSession()?.volunteer.id === id) updateUser({ name, is_admin });
}
