import { useState } from 'react';
import { Link } from 'react-router';
import { groupMobile } from '#domain/surveys/mobile.ts';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import type { ListedVolunteer, Volunteer } from '#domain/volunteers/volunteer-schema.ts';
import { formatDate } from '../../messages/format-time.ts';
import { currentMessages, useMessages } from '../../messages/store.ts';
import { Badge } from '../../ui/badge.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { Cell, Row, RowActions, Table } from '../../ui/lists/table.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { load } from '../api/load.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { editVolunteerPath, volunteerEntriesPath, volunteerPath } from '../navigation/paths.ts';
import { roleName } from './role-name.ts';
import { DeactivateVolunteer } from './status/deactivate-volunteer.tsx';
import { countWaiting } from './status/use-reassign-entries.ts';
import { statusFailure, useSetStatus } from './status/use-set-status.ts';
import styles from './volunteer-table.module.css';

interface VolunteerTableProps {
  rows: readonly ListedVolunteer[];
  actor: SignedInUser;
  busy: boolean;
  onDelete: (volunteer: Volunteer) => void;
}

export function VolunteerTable({ rows, actor, busy, onDelete }: VolunteerTableProps) {
  const { labels, list } = useMessages().volunteers;
  const [deactivating, setDeactivating] = useState<Volunteer | null>(null);
  const { name, email, phone, role, status, entries, registered } = labels;
  return (
    <>
      <Table
        caption={list.caption}
        head={[name, email, phone, role, status, entries, registered]}
        className={styles.volunteers}
        busy={busy}
      >
        {rows.map((volunteer) => (
          <VolunteerRow
            key={volunteer.id}
            volunteer={volunteer}
            isSelf={volunteer.id === actor.id}
            onDelete={onDelete}
            onAsk={() => setDeactivating(volunteer)}
          />
        ))}
      </Table>
      {deactivating ? (
        <DeactivateVolunteer volunteer={deactivating} onClose={() => setDeactivating(null)} />
      ) : null}
    </>
  );
}

interface VolunteerRowProps {
  volunteer: ListedVolunteer;
  /** Users cannot deactivate or delete their own account. */
  isSelf: boolean;
  onDelete: (volunteer: Volunteer) => void;
  /** Asks before a volunteer with entries is deactivated. */
  onAsk: () => void;
}

function VolunteerRow({ volunteer, isSelf, onDelete, onAsk }: VolunteerRowProps) {
  const t = useMessages();
  const { list } = t.volunteers;
  const { id, name, email, phone, status, created_at, entries = 0 } = volunteer;
  const { toggle, working } = useStatusToggle(volunteer, entries, onAsk);
  const here = useLinkState();
  const nameId = `volunteer-${id}`;
  const disabled = isSelf ? { 'aria-disabled': true } : {};
  return (
    <Row>
      <Cell className={styles.name}>
        <Link id={nameId} to={volunteerPath(id)} state={here} lang={langOf(name)}>
          {name}
        </Link>{' '}
        {isSelf ? <Badge kind="plain">{list.you}</Badge> : null}
      </Cell>
      <Cell className={styles.email}>{email}</Cell>
      <Cell className={styles.phone}>
        {phone ? groupMobile(phone) : <span className={styles.none}>{list.noPhone}</span>}
      </Cell>
      <Cell className={styles.role}>{roleName(t, volunteer)}</Cell>
      <Cell className={styles.status}>
        <Badge kind={status === 'active' ? 'success' : 'inactive'}>
          {t.fields.statuses[status]}
        </Badge>
      </Cell>
      <Cell className={styles.entries}>
        <Link to={volunteerEntriesPath(id)} aria-describedby={nameId}>
          {list.entries(entries, (text) => (
            <span className={styles.word}>{text}</span>
          ))}
        </Link>
      </Cell>
      <Cell className={styles.since}>{formatDate(t, created_at)}</Cell>
      <RowActions twoRows>
        <Link to={volunteerPath(id)} state={here} aria-describedby={nameId}>
          {list.view}
        </Link>
        <Link to={editVolunteerPath(id)} state={here} aria-describedby={nameId}>
          {list.edit}
        </Link>
        <button
          type="button"
          className={styles.toggle}
          aria-describedby={nameId}
          {...(working ? { 'aria-disabled': true } : disabled)}
          onClick={() => {
            if (!isSelf && !working) void toggle();
          }}
        >
          {status === 'active' ? list.deactivate : list.activate}
        </button>
        <button
          type="button"
          aria-describedby={nameId}
          {...disabled}
          onClick={() => !isSelf && onDelete(volunteer)}
        >
          {list.delete}
        </button>
      </RowActions>
    </Row>
  );
}

/** Before a volunteer with entries is deactivated, the new owner of the entries is asked for. */
function useStatusToggle({ id, name, status }: Volunteer, entries: number, onAsk: () => void) {
  const [working, setWorking] = useState(false);
  const setStatus = useSetStatus();
  const showToast = useToast();

  async function toggle() {
    setWorking(true);
    const isOn = status === 'active';
    // After a failure the dialog counts again.
    const hasWork = isOn && (entries > 0 || (await load(countWaiting(id))).data !== 0);
    if (hasWork) onAsk();
    else {
      await setStatus({ id, name }, isOn ? 'inactive' : 'active').catch((error) => {
        showToast({ text: statusFailure(error)(currentMessages()) });
      });
    }
    setWorking(false);
  }
  return { toggle, working };
}
