import { Link } from 'react-router';
import type { ReceivedEnquiry } from '#domain/enquiries/enquiry-schema.ts';
import { formatDate, formatTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { useLinkState } from '../../navigation/back-link-state.ts';
import { surveyPath, volunteerPath } from '../../navigation/paths.ts';
import styles from '../enquiry-entry.module.css';

/** Empty for a new enquiry without a note. */
export function EnquiryProgress({ enquiry, now }: { enquiry: ReceivedEnquiry; now: Date }) {
  const t = useMessages();
  const here = useLinkState();
  const { work } = t.enquiries;
  const { state, handled_by, handled_at, note, survey, volunteer, deleted_at } = enquiry;
  const targets = [
    ...(survey ? [{ ...survey, to: surveyPath(survey.id) }] : []),
    ...(volunteer ? [{ ...volunteer, to: volunteerPath(volunteer.id) }] : []),
  ];
  return (
    <div className={styles.work}>
      {deleted_at ? <p>{work.waitsUntil(formatDate(t, deleted_at))}</p> : null}
      {handled_by && handled_at ? (
        <p>
          <Badge kind={state === 'answered' ? 'success' : 'plain'}>{work.states[state]}</Badge>{' '}
          {work.by(
            <span lang={langOf(handled_by.name)}>{handled_by.name}</span>,
            formatTime(t, handled_at, now),
          )}
        </p>
      ) : null}
      {note ? (
        <p className={styles.note} lang={langOf(note)}>
          {note}
        </p>
      ) : null}
      {targets.map(({ to, name }) => (
        <p key={to}>
          {work.leadsTo(
            <Link to={to} state={here} lang={langOf(name)}>
              {name}
            </Link>,
          )}
        </p>
      ))}
    </div>
  );
}
