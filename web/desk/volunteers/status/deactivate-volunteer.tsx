import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { bidiIsolate } from '../../../ui/text/bidi-isolate.ts';
import { ReassignEntries } from './reassign-entries.tsx';
import { useReassignEntries } from './use-reassign-entries.ts';
import { statusFailure, useSetStatus } from './use-set-status.ts';

interface DeactivateVolunteerProps {
  volunteer: Volunteer;
  onClose: () => void;
}

export function DeactivateVolunteer({ volunteer, onClose }: DeactivateVolunteerProps) {
  const t = useMessages();
  const reassign = useReassignEntries(volunteer.id);
  const setStatus = useSetStatus();

  async function deactivate() {
    const reassigned = await reassign.run();
    await setStatus(volunteer, 'inactive', reassigned);
    onClose();
  }
  return (
    <ConfirmDialog
      title={t.volunteers.reassign.deactivateTitle(bidiIsolate(volunteer.name))}
      confirmLabel={t.volunteers.list.deactivate}
      busy={reassign.progress ?? t.volunteers.reassign.deactivating}
      tone="primary"
      disabled={!reassign.work?.data}
      onClose={onClose}
      onConfirm={deactivate}
      failureMessage={statusFailure}
    >
      <p>{t.volunteers.form.inactiveHint}</p>
      <ReassignEntries volunteerId={volunteer.id} reassign={reassign} />
    </ConfirmDialog>
  );
}
