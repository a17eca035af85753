import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { bidiIsolate } from '../../../ui/text/isolated.ts';
import { HandOver } from './hand-over.tsx';
import { useHandOver } from './use-hand-over.ts';
import { statusFailure, useSetStatus } from './use-set-status.ts';

interface DeactivateVolunteerProps {
  volunteer: Volunteer;
  onClose: () => void;
}

export function DeactivateVolunteer({ volunteer, onClose }: DeactivateVolunteerProps) {
  const t = useMessages();
  const handOver = useHandOver(volunteer.id);
  const setStatus = useSetStatus();

  async function deactivate() {
    const reassigned = await handOver.run();
    await setStatus(volunteer, 'inactive', reassigned);
    onClose();
  }
  return (
    <ConfirmDialog
      title={t.volunteers.handOver.deactivateTitle(bidiIsolate(volunteer.name))}
      confirmLabel={t.volunteers.list.deactivate}
      busy={handOver.progress ?? t.volunteers.handOver.deactivating}
      tone="primary"
      disabled={!handOver.work?.data}
      onClose={onClose}
      onConfirm={deactivate}
      failureMessage={statusFailure}
    >
      <p>{t.volunteers.form.inactiveHint}</p>
      <HandOver volunteerId={volunteer.id} handOver={handOver} />
    </ConfirmDialog>
  );
}
