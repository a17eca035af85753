import { replace } from 'react-router';
import { failureMessage, isNotFound } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { langOf } from '../../../ui/text/lang-of.ts';
import { loadVolunteer } from '../../api/load-record.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { useBackLink } from '../../navigation/back-link-state.ts';
import { VOLUNTEERS, volunteerPath } from '../../navigation/paths.ts';
import { requireAdmin } from '../../session/guard.ts';
import type { Route } from './+types/edit-volunteer.ts';
import styles from './edit-volunteer.module.css';
import { EditVolunteerForm } from './edit-volunteer-form.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  requireAdmin();
  const volunteer = await loadVolunteer(params.id, request.signal);
  // The view also shows a deleted volunteer.
  if (volunteer.problem && isNotFound(volunteer.problem)) throw replace(volunteerPath(params.id));
  return { volunteer };
}

export default function EditVolunteer({ loaderData: { volunteer }, params }: Route.ComponentProps) {
  const t = useMessages();
  const state = useBackLink(VOLUNTEERS);
  const details = volunteerPath(params.id);
  const name = volunteer.data?.data.name;
  return (
    <div className={styles.narrow}>
      <BackLink to={details} state={state}>
        {name ? <span lang={langOf(name)}>{name}</span> : t.layout.titles.viewVolunteer}
      </BackLink>
      {volunteer.data ? (
        <EditVolunteerForm volunteer={volunteer.data.data} details={details} state={state} />
      ) : (
        <NotLoaded
          title={t.layout.titles.editVolunteer}
          problem={volunteer.problem}
          missing={t.failures.volunteerNotFound}
          failed={failureMessage('readVolunteer')}
        />
      )}
    </div>
  );
}
