import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage, messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { call } from '../../api/client.ts';
import { useAfterAction } from '../../navigation/use-after-action.ts';
import { ReassignEntries } from './reassign-entries.tsx';
import { useReassignEntries } from './use-reassign-entries.ts';

interface DeleteVolunteerProps {
  volunteer: Volunteer;
  /** The screen after the deletion; without it the list is reloaded. */
  redirectTo?: string;
  onClose: () => void;
}

export function DeleteVolunteer({ volunteer, redirectTo, onClose }: DeleteVolunteerProps) {
  const t = useMessages();
  const { deletion } = t.volunteers;
  const reassign = useReassignEntries(volunteer.id);
  const finish = useAfterAction();

  async function remove() {
    const reassigned = await reassign.run();
    await call('deleteVolunteer', { id: volunteer.id });
    const text = [deletion.deleted, reassigned].filter(Boolean).join(' · ');
    await finish({ close: onClose, text, undo: restore, redirectTo });
  }

  async function restore() {
    const text = await call('restoreVolunteer', { id: volunteer.id }).then(
      () => t.volunteers.former.restored(bidiIsolate(volunteer.name)),
      (error) => messageOf(error)(t),
    );
    await finish({ text });
  }

  return (
    <DeleteDialog
      title={deletion.title}
      confirmLabel={deletion.confirm}
      busy={reassign.progress ?? deletion.deleting}
      disabled={!reassign.work?.data}
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
      <ReassignEntries volunteerId={volunteer.id} reassign={reassign} />
    </DeleteDialog>
  );
}
