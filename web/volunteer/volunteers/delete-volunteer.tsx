import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Volunteer } from '#domain/volunteer-shape.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { langOf } from '../../ui/script.ts';
import { useToast } from '../../ui/toast.tsx';
import { call } from '../call.ts';
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
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove() {
    setDeleting(true);
    try {
      await call('deleteVolunteer', { id: volunteer.id });
      onClose();
      say({ text: 'Volunteer deleted successfully' });
      await (leadTo ? navigate(leadTo) : revalidate());
      focusScreen();
    } catch (error) {
      setFailure(failedTo.deleteVolunteer(error));
      setDeleting(false);
    }
  }

  return (
    <Dialog
      title="Delete this volunteer?"
      onCancel={onClose}
      act={
        <Button tone="sure" busy={deleting && 'Deleting...'} onClick={() => void remove()}>
          <Trash2 size={20} /> Delete Volunteer
        </Button>
      }
    >
      <p>
        <strong lang={langOf(volunteer.name)}>{volunteer.name}</strong>, {volunteer.email}, can no
        longer sign in. The entries stay, with the name of who collected them.
      </p>
      {failure ? <Banner kind="bad" title={failure} /> : null}
    </Dialog>
  );
}
