import { groupMobile } from '#domain/surveys/mobile.ts';
import type { VolunteerActivity } from '#domain/volunteers/volunteer-activity-schema.ts';
import type { VolunteerWithDetails } from '#domain/volunteers/volunteer-schema.ts';
import { formatExactTime, formatMoment, formatTime } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import {
  DescriptionItem,
  DescriptionList,
  DescriptionText,
} from '../../../ui/details/description-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { roleName } from '../role-name.ts';
import { PasswordLink } from '../status/password-link.tsx';
import { RemoveSecondFactor } from '../status/remove-second-factor.tsx';
import { SignOutEverywhere } from '../status/sign-out-everywhere.tsx';

interface VolunteerSummaryProps {
  volunteer: VolunteerWithDetails;
  /** Undefined if it could not be loaded. */
  activity: VolunteerActivity | undefined;
  isSelf: boolean;
  now: Date;
}

export function VolunteerSummary({ volunteer, activity, isSelf, now }: VolunteerSummaryProps) {
  const t = useMessages();
  const { labels, details } = t.volunteers;
  const { id, name, email, phone, status, created_at } = volunteer;
  const domainAt = email.lastIndexOf('@') + 1;
  const formatLast = (time: string | null) => (time ? formatTime(t, time, now) : details.never);
  return (
    <Panel
      title={details.title}
      aside={isSelf || status === 'inactive' ? null : <SignOutEverywhere volunteer={volunteer} />}
    >
      <DescriptionList narrow>
        <DescriptionItem name={labels.id}>{id}</DescriptionItem>
        <DescriptionItem name={labels.name}>
          <span lang={langOf(name)}>{name}</span>
        </DescriptionItem>
        <DescriptionItem name={labels.email}>
          <a href={`mailto:${email}`}>
            {email.slice(0, domainAt)}
            <wbr />
            {email.slice(domainAt)}
          </a>
        </DescriptionItem>
        <DescriptionItem name={labels.phone}>
          {phone ? (
            <a href={`tel:${phone}`}>{groupMobile(phone)}</a>
          ) : (
            <DescriptionText>{''}</DescriptionText>
          )}
        </DescriptionItem>
        <DescriptionItem name={labels.status}>{t.fields.statuses[status]}</DescriptionItem>
        <DescriptionItem name={labels.role}>{roleName(t, volunteer)}</DescriptionItem>
        <DescriptionItem name={labels.registered}>{formatExactTime(t, created_at)}</DescriptionItem>
        {status === 'active' && !volunteer.is_admin ? (
          <DescriptionItem name={t.account.password}>
            <PasswordLink volunteer={volunteer} />
          </DescriptionItem>
        ) : null}
        {volunteer.second_factor ? (
          <DescriptionItem name={t.account.secondFactor.title}>
            {t.fields.yes}
            {isSelf ? null : <RemoveSecondFactor volunteer={volunteer} />}
          </DescriptionItem>
        ) : null}
        {activity ? (
          <>
            <DescriptionItem name={details.lastSignIn}>
              {formatLast(activity.last_sign_in_at)}
            </DescriptionItem>
            <DescriptionItem name={details.failedSignIns}>
              {formatFailedSignIns(t, activity, now)}
            </DescriptionItem>
            <DescriptionItem name={details.lastEntry}>
              {formatLast(activity.last_entry_at)}
            </DescriptionItem>
          </>
        ) : null}
      </DescriptionList>
    </Panel>
  );
}

function formatFailedSignIns(
  t: Messages,
  { failed_sign_ins: times, last_failed_sign_in_at: last }: VolunteerActivity,
  now: Date,
): string {
  if (last === null) return t.volunteers.details.noFailedSignIns;
  const when = formatMoment(t, Date.parse(last), now);
  return t.volunteers.details.failedSignInCount(times, when);
}
