import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { langOf } from '../../ui/script.ts';
import { VOLUNTEERS } from '../dashboard/admin-tabs.tsx';
import headStyles from '../layout/page-head.module.css';
import { formatDate } from '../messages/format-time.ts';
import { STATUS_NAMES } from '../messages/labels.ts';
import { failureMessages } from '../messages/messages.ts';
import { RetryBanner } from '../parts/retry-banner.tsx';
import { DeleteVolunteer } from './delete-volunteer.tsx';
import type { Activity } from './load-activity.ts';
import styles from './volunteer-details.module.css';
import { VolunteerSummary } from './volunteer-facts.tsx';
import { VolunteerWork } from './volunteer-work.tsx';

interface VolunteerDetailsProps {
  volunteer: Volunteer;
  activity: Activity;
  actor: SignedInUser;
  now: Date;
  from: string;
}

export function VolunteerDetails(props: VolunteerDetailsProps) {
  const { volunteer, activity, actor, now, from } = props;
  const [deleting, setDeleting] = useState(false);
  const { id, name, status, created_at } = volunteer;
  return (
    <>
      <div className={headStyles.head}>
        <div className={headStyles.title}>
          <h1 lang={langOf(name)}>{name}</h1>
          <p className={headStyles.meta}>
            <Badge kind={status === 'active' ? 'on' : 'off'}>{STATUS_NAMES[status]}</Badge>
            {volunteer.is_admin ? 'Admin' : 'Volunteer'} since {formatDate(created_at)}
          </p>
        </div>
        <div className={headStyles.acts}>
          <ButtonLink to={`/volunteer/admin/edit-volunteer/${id}`} state={{ from }}>
            <Pencil size={20} /> Edit Volunteer
          </ButtonLink>
          <Button tone="risk" disabled={id === actor.id} onClick={() => setDeleting(true)}>
            <Trash2 size={20} /> Delete Volunteer
          </Button>
        </div>
      </div>
      <div className={styles.panels}>
        <VolunteerSummary volunteer={volunteer} activity={activity.data?.data} now={now} />
        <div className={styles.work}>
          {activity.data ? (
            <VolunteerWork volunteer={volunteer} activity={activity.data.data} now={now} />
          ) : (
            <RetryBanner title={failureMessages.readVolunteerActivity(activity.problem)} />
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
