import { useNavigate, useRevalidator } from 'react-router';
import type { Volunteer } from '#domain/volunteer-schema.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { langOf } from '../../ui/script.ts';
import { call } from '../api/client.ts';
import { failedTo } from '../messages/messages.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { DeleteDialog } from '../parts/delete-dialog.tsx';

interface DeleteVolunteerProps {
  volunteer: Volunteer;
  /** Where to go afterwards; without it the list is read again. */
  leadTo?: string;
  onClose: () => void;
}

export function DeleteVolunteer({ volunteer, leadTo, onClose }: DeleteVolunteerProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const say = useToast();

  async function remove() {
    await call('deleteVolunteer', { id: volunteer.id });
    onClose();
    say({ text: 'Volunteer deleted successfully' });
    await (leadTo ? navigate(leadTo) : revalidate());
    focusScreen();
  }

  return (
    <DeleteDialog
      thing="Volunteer"
      onClose={onClose}
      remove={remove}
      sayFailure={failedTo.deleteVolunteer}
    >
      <p>
        <strong lang={langOf(volunteer.name)}>{volunteer.name}</strong>, {volunteer.email}, can no
        longer sign in. The entries stay, with the name of who collected them.
      </p>
    </DeleteDialog>
  );
}
