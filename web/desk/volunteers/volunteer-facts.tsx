import { groupMobile } from '#domain/survey-derive.ts';
import type { VolunteerActivity } from '#domain/volunteer-activity-schema.ts';
import type { Volunteer } from '#domain/volunteer-schema.ts';
import { Fact, Facts, FactText } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { langOf } from '../../ui/script.ts';
import { sayExactTime, sayMoment, sayTime } from '../messages/format-time.ts';
import { roleName, STATUS_NAMES } from '../messages/labels.ts';

interface VolunteerFactsProps {
  volunteer: Volunteer;
  /** Undefined where it could not be loaded. */
  activity: VolunteerActivity | undefined;
  now: Date;
}

export function VolunteerFacts({ volunteer, activity, now }: VolunteerFactsProps) {
  const { id, name, email, phone, status, created_at } = volunteer;
  const domainAt = email.lastIndexOf('@') + 1;
  const last = (time: string | null) => (time ? sayTime(time, now) : 'None yet');
  return (
    <Panel title="Details">
      <Facts narrow>
        <Fact name="ID">{id}</Fact>
        <Fact name="Name">
          <span lang={langOf(name)}>{name}</span>
        </Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`}>
            {email.slice(0, domainAt)}
            <wbr />
            {email.slice(domainAt)}
          </a>
        </Fact>
        <Fact name="Phone">
          {phone ? <a href={`tel:${phone}`}>{groupMobile(phone)}</a> : <FactText>{''}</FactText>}
        </Fact>
        <Fact name="Status">{STATUS_NAMES[status]}</Fact>
        <Fact name="Role">{roleName(volunteer)}</Fact>
        <Fact name="Registered">{sayExactTime(created_at)}</Fact>
        {activity ? (
          <>
            <Fact name="Last sign-in">{last(activity.last_sign_in_at)}</Fact>
            <Fact name="Failed sign-ins">{sayFailed(activity, now)}</Fact>
            <Fact name="Last entry">{last(activity.last_entry_at)}</Fact>
          </>
        ) : null}
      </Facts>
    </Panel>
  );
}

function sayFailed(
  { failed_sign_ins: times, last_failed_sign_in_at: last }: VolunteerActivity,
  now: Date,
): string {
  if (last === null) return 'None in 30 days';
  return `${times} in 30 days, the last ${sayMoment(Date.parse(last), now)}`;
}
