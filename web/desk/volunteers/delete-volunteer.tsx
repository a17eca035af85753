import { useNavigate, useRevalidator } from 'react-router';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { failureMessages } from '../messages/messages.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { DeleteDialog } from '../parts/delete-dialog.tsx';

interface DeleteVolunteerProps {
  volunteer: Volunteer;
  /** Where to go after the deletion; without it the list is reloaded. */
  redirectTo?: string;
  onClose: () => void;
}

export function DeleteVolunteer({ volunteer, redirectTo, onClose }: DeleteVolunteerProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showToast = useToast();

  async function remove() {
    await call('deleteVolunteer', { id: volunteer.id });
    onClose();
    showToast({ text: 'Volunteer deleted successfully' });
    await (redirectTo ? navigate(redirectTo) : revalidate());
    focusScreen();
  }

  return (
    <DeleteDialog
      noun="Volunteer"
      onClose={onClose}
      remove={remove}
      failureMessage={failureMessages.deleteVolunteer}
    >
      <p>
        <strong lang={langOf(volunteer.name)}>{volunteer.name}</strong>, {volunteer.email}, can no
        longer sign in. The entries stay, with the name of who collected them.
      </p>
    </DeleteDialog>
  );
}
