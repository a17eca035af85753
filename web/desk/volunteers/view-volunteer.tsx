import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { loadVolunteer } from '../api/load-record.ts';
import { VOLUNTEERS } from '../dashboard/admin-tabs.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { useBackLink } from '../navigation/back-link-state.ts';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { requireAdmin } from '../session/guard.ts';
import type { Route } from './+types/view-volunteer.ts';
import { loadActivity } from './load-activity.ts';
import { VolunteerDetails } from './volunteer-details.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireAdmin();
  const now = new Date();
  const [volunteer, activity] = await Promise.all([
    loadVolunteer(params.id, request.signal),
    loadActivity(params.id, now, request.signal),
  ]);
  return { actor, volunteer, activity, now };
}

export default function ViewVolunteer({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { actor, volunteer, activity, now } = loaderData;
  const { from } = useBackLink(VOLUNTEERS);
  return (
    <>
      <BackLink to={from}>{t.volunteers.details.back}</BackLink>
      {volunteer.data ? (
        <VolunteerDetails
          volunteer={volunteer.data.data}
          activity={activity}
          actor={actor}
          now={now}
          from={from}
        />
      ) : (
        <NotLoaded
          title={t.layout.titles.viewVolunteer}
          problem={volunteer.problem}
          missing={t.failures.volunteerNotFound}
          failed={failureMessage('readVolunteer')}
        />
      )}
    </>
  );
}
