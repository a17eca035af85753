import { Trash2 } from 'lucide-react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage, messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useToast } from '../../../ui/dialogs/toast.tsx';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { langOf } from '../../../ui/text/script.ts';
import { call } from '../../api/client.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import { HandOver } from './hand-over.tsx';
import { useHandOver } from './use-hand-over.ts';

interface DeleteVolunteerProps {
  volunteer: Volunteer;
  /** The screen after the deletion; without it the list is reloaded. */
  redirectTo?: string;
  onClose: () => void;
}

export function DeleteVolunteer({ volunteer, redirectTo, onClose }: DeleteVolunteerProps) {
  const t = useMessages();
  const { deletion } = t.volunteers;
  const handOver = useHandOver(volunteer.id);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const showToast = useToast();

  async function remove() {
    const reassigned = await handOver.run();
    await call('deleteVolunteer', { id: volunteer.id });
    onClose();
    showToast({
      text: [deletion.deleted, reassigned].filter(Boolean).join(' · '),
      action: { label: t.survey.undo, onPress: () => void restore() },
    });
    await (redirectTo ? navigate(redirectTo) : revalidate());
    focusScreen();
  }

  async function restore() {
    try {
      await call('restoreVolunteer', { id: volunteer.id });
      showToast({ text: t.volunteers.former.restored(bidiIsolate(volunteer.name)) });
    } catch (error) {
      showToast({ text: messageOf(error)(t) });
    }
    await revalidate();
  }

  return (
    <ConfirmDialog
      title={deletion.title}
      confirmLabel={
        <>
          <Trash2 size={20} /> {deletion.confirm}
        </>
      }
      busy={handOver.progress ?? deletion.deleting}
      tone="dangerFilled"
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
      <HandOver volunteerId={volunteer.id} handOver={handOver} />
    </ConfirmDialog>
  );
}
