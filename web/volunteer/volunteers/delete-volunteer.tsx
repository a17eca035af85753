import { useNavigate, useRevalidator } from 'react-router';
import type { Volunteer } from '#domain/volunteer-shape.ts';
import { langOf } from '../../ui/script.ts';
import { useToast } from '../../ui/toast.tsx';
import { call } from '../call.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { focusScreen } from '../focus-screen.ts';
import { failedTo } from '../sentences.ts';

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
