import type { Route } from './+types/view-volunteer.ts';
import { VOLUNTEERS } from './admin-tabs.tsx';
import { BackLink } from './back-link.tsx';
import { useCameFrom } from './came-from.ts';
import { deskMeta } from './desk-meta.ts';
import { requireAdmin } from './guard.ts';
import { loadVolunteer } from './load-record.ts';
import { NotLoaded } from './not-loaded.tsx';
import { failedTo, VOLUNTEER_NOT_FOUND } from './sentences.ts';
import { loadActivity } from './volunteers/load-activity.ts';
import { VolunteerDetails } from './volunteers/volunteer-details.tsx';

export const meta = () => deskMeta('Volunteer details');

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
  const { actor, volunteer, activity, now } = loaderData;
  const { from } = useCameFrom(VOLUNTEERS);
  return (
    <>
      <BackLink to={from}>Back</BackLink>
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
          title="Volunteer details"
          problem={volunteer.problem}
          missing={VOLUNTEER_NOT_FOUND}
          failed={failedTo.readVolunteer}
        />
      )}
    </>
  );
}
