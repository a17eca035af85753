import type { Route } from './+types/edit-volunteer.ts';
import { VOLUNTEERS } from './admin-tabs.tsx';
import { BackLink } from './back-link.tsx';
import { useCameFrom } from './came-from.ts';
import { deskMeta } from './desk-meta.ts';
import styles from './edit-volunteer.module.css';
import { requireAdmin } from './guard.ts';
import { loadVolunteer } from './load-record.ts';
import { NotLoaded } from './not-loaded.tsx';
import { failedTo, VOLUNTEER_NOT_FOUND } from './sentences.ts';
import { EditVolunteerForm } from './volunteers/edit-volunteer-form.tsx';

export const meta = () => deskMeta('Edit Volunteer');

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireAdmin();
  return { volunteer: await loadVolunteer(params.id, request.signal) };
}

export default function EditVolunteer({ loaderData: { volunteer }, params }: Route.ComponentProps) {
  const state = useCameFrom(VOLUNTEERS);
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
          failed={failedTo.readVolunteer}
        />
      )}
    </div>
  );
}
