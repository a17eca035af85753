import { groupMobile } from '#domain/surveys/derive.ts';
import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import type { Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { DescriptionItem, DescriptionList, DescriptionText } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/script.ts';
import { formatExactTime, formatMoment, formatTime } from '../messages/format-time.ts';
import { roleName, STATUS_NAMES } from '../messages/labels.ts';

interface VolunteerSummaryProps {
  volunteer: Volunteer;
  /** Undefined if it could not be loaded. */
  activity: VolunteerActivity | undefined;
  now: Date;
}

export function VolunteerSummary({ volunteer, activity, now }: VolunteerSummaryProps) {
  const { id, name, email, phone, status, created_at } = volunteer;
  const domainAt = email.lastIndexOf('@') + 1;
  const formatLast = (time: string | null) => (time ? formatTime(time, now) : 'None yet');
  return (
    <Panel title="Details">
      <DescriptionList narrow>
        <DescriptionItem name="ID">{id}</DescriptionItem>
        <DescriptionItem name="Name">
          <span lang={langOf(name)}>{name}</span>
        </DescriptionItem>
        <DescriptionItem name="Email">
          <a href={`mailto:${email}`}>
            {email.slice(0, domainAt)}
            <wbr />
            {email.slice(domainAt)}
          </a>
        </DescriptionItem>
        <DescriptionItem name="Phone">
          {phone ? (
            <a href={`tel:${phone}`}>{groupMobile(phone)}</a>
          ) : (
            <DescriptionText>{''}</DescriptionText>
          )}
        </DescriptionItem>
        <DescriptionItem name="Status">{STATUS_NAMES[status]}</DescriptionItem>
        <DescriptionItem name="Role">{roleName(volunteer)}</DescriptionItem>
        <DescriptionItem name="Registered">{formatExactTime(created_at)}</DescriptionItem>
        {activity ? (
          <>
            <DescriptionItem name="Last sign-in">
              {formatLast(activity.last_sign_in_at)}
            </DescriptionItem>
            <DescriptionItem name="Failed sign-ins">
              {formatFailedSignIns(activity, now)}
            </DescriptionItem>
            <DescriptionItem name="Last entry">
              {formatLast(activity.last_entry_at)}
            </DescriptionItem>
          </>
        ) : null}
      </DescriptionList>
    </Panel>
  );
}

function formatFailedSignIns(
  { failed_sign_ins: times, last_failed_sign_in_at: last }: VolunteerActivity,
  now: Date,
): string {
  if (last === null) return 'None in 30 days';
  return `${times} in 30 days, the last ${formatMoment(Date.parse(last), now)}`;
}
