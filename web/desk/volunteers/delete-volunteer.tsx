import { Trash2 } from 'lucide-react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';

interface DeleteVolunteerProps {
  volunteer: Volunteer;
  /** Where to go after the deletion; without it the list is reloaded. */
  redirectTo?: string;
  onClose: () => void;
}

export function DeleteVolunteer({ volunteer, redirectTo, onClose }: DeleteVolunteerProps) {
  const { deletion } = useMessages().volunteers;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showToast = useToast();

  async function remove() {
    await call('deleteVolunteer', { id: volunteer.id });
    onClose();
    showToast({ text: deletion.deleted });
    await (redirectTo ? navigate(redirectTo) : revalidate());
    focusScreen();
  }

  return (
    <ConfirmDialog
      title={deletion.title}
      confirmLabel={
        <>
          <Trash2 size={20} /> {deletion.confirm}
        </>
      }
      busy={deletion.deleting}
      tone="sure"
      onClose={onClose}
      onConfirm={remove}
      failureMessage={failureMessage('deleteVolunteer')}
    >
      <p>
        {deletion.consequence(
          <strong lang={langOf(volunteer.name)}>{volunteer.name}</strong>,
          volunteer.email,
        )}
      </p>
    </ConfirmDialog>
  );
}
