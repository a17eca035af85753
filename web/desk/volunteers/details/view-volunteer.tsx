import { failureMessage, isNotFound } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { call } from '../../api/client.ts';
import { loadRecord, loadVolunteer } from '../../api/load-record.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { useBackLink } from '../../navigation/back-link-state.ts';
import { VOLUNTEERS } from '../../navigation/paths.ts';
import { requireAdmin } from '../../session/guard.ts';
import type { Route } from './+types/view-volunteer.ts';
import { FormerVolunteer } from './former-volunteer.tsx';
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
  const former =
    volunteer.problem && isNotFound(volunteer.problem)
      ? await loadRecord(params.id, 'volunteerNotFound', (id) =>
          call('readFormerVolunteer', { id, signal: request.signal }),
        )
      : null;
  return { actor, volunteer, activity, former, now };
}

export default function ViewVolunteer({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { actor, volunteer, activity, former, now } = loaderData;
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
      ) : former?.data ? (
        <FormerVolunteer volunteer={former.data.data} />
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
