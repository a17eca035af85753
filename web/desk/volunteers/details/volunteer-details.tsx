import { Pencil, ScrollText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { VolunteerWithDetails } from '#domain/volunteers/volunteer-schema.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { formatDate } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { RetryBanner } from '../../load-failure/retry-banner.tsx';
import { useLinkState } from '../../navigation/back-link-state.ts';
import { editVolunteerPath, VOLUNTEERS, volunteerEventsPath } from '../../navigation/paths.ts';
import { DeleteVolunteer } from '../status/delete-volunteer.tsx';
import { WaitingBanners } from '../waiting-banners.tsx';
import type { Activity } from './load-activity.ts';
import styles from './volunteer-details.module.css';
import { VolunteerSummary } from './volunteer-summary.tsx';
import { VolunteerWork } from './volunteer-work.tsx';

interface VolunteerDetailsProps {
  volunteer: VolunteerWithDetails;
  activity: Activity;
  actor: SignedInUser;
  now: Date;
  from: string;
}

export function VolunteerDetails(props: VolunteerDetailsProps) {
  const t = useMessages();
  const { details } = t.volunteers;
  const { volunteer, activity, actor, now, from } = props;
  const here = useLinkState();
  const [deleting, setDeleting] = useState(false);
  const { id, name, status, created_at } = volunteer;
  const since = volunteer.is_admin ? details.adminSince : details.volunteerSince;
  return (
    <>
      <PageHead
        facts={
          <>
            <Badge kind={status === 'active' ? 'success' : 'inactive'}>
              {t.fields.statuses[status]}
            </Badge>
            {since(formatDate(t, created_at))}
          </>
        }
        actions={
          <>
            <ButtonLink to={volunteerEventsPath(id)} state={here}>
              <ScrollText size={20} /> {t.auditLog.open}
            </ButtonLink>
            <ButtonLink to={editVolunteerPath(id)} state={{ from }}>
              <Pencil size={20} /> {details.edit}
            </ButtonLink>
            <Button tone="danger" disabled={id === actor.id} onClick={() => setDeleting(true)}>
              <Trash2 size={20} /> {details.delete}
            </Button>
          </>
        }
      >
        <h1 lang={langOf(name)}>{name}</h1>
      </PageHead>
      <div className={styles.waiting}>
        <WaitingBanners waiting={volunteer.waiting} now={now} />
      </div>
      <div className={styles.panels}>
        <VolunteerSummary
          volunteer={volunteer}
          activity={activity.data?.data}
          isSelf={id === actor.id}
          now={now}
        />
        <div className={styles.work}>
          {activity.data ? (
            <VolunteerWork volunteer={volunteer} activity={activity.data.data} now={now} />
          ) : (
            <RetryBanner title={failureMessage('readVolunteerActivity')(activity.problem)(t)} />
          )}
        </div>
      </div>
      {deleting ? (
        <DeleteVolunteer
          volunteer={volunteer}
          redirectTo={VOLUNTEERS}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}
