import { loadVolunteer } from '../api/load-record.ts';
import { VOLUNTEERS } from '../dashboard/admin-tabs.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { failureMessages, VOLUNTEER_NOT_FOUND } from '../messages/messages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { useBackLink } from '../navigation/back-link-state.ts';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { requireAdmin } from '../session/guard.ts';
import type { Route } from './+types/edit-volunteer.ts';
import styles from './edit-volunteer.module.css';
import { EditVolunteerForm } from './edit-volunteer-form.tsx';

export const meta = () => deskMeta('Edit Volunteer');

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return { volunteer: await loadVolunteer(params.id, request.signal) };
}

export default function EditVolunteer({ loaderData: { volunteer }, params }: Route.ComponentProps) {
  const state = useBackLink(VOLUNTEERS);
  const details = `/volunteer/admin/view-volunteer/${params.id}`;
  const name = volunteer.data?.data.name ?? 'Volunteer details';
  return (
    <div className={styles.narrow}>
      <BackLink to={details} state={state}>
        {name}
      </BackLink>
      {volunteer.data ? (
        <EditVolunteerForm volunteer={volunteer.data.data} details={details} state={state} />
      ) : (
        <NotLoaded
          title="Edit Volunteer"
          problem={volunteer.problem}
          missing={VOLUNTEER_NOT_FOUND}
          failed={failureMessages.readVolunteer}
        />
      )}
    </div>
  );
}
