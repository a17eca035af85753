import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { deviceType } from '../device/device-type.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { TO_SEND } from '../navigation/paths.ts';
import { searchIn } from '../recent/matches-search.ts';
import { isPending, type Operation } from './operations/operation.ts';
import { useOutbox } from './outbox-state.ts';
import styles from './to-send/operation-card.module.css';
import { OperationGroup } from './to-send/operation-group.tsx';
import { useNow } from './use-now.ts';

/** A phone renders hundreds slowly, and the server's list is below them. */
const SHOWN = 20;

/** Entries that wait on this device and match the search, shown above the list whatever its filters. */
export function WaitingList({ search }: { search: string }) {
  const t = useMessages();
  const { operations } = useOutbox();
  const now = useNow();
  const here = useLinkState();
  const [device] = useState(deviceType);
  const open = matching(operations.filter(isPending), search).toSorted(refusedLast);
  return (
    <>
      <OperationGroup
        title={t.outbox.waitingHere(device)}
        operations={open.slice(-SHOWN)}
        count={open.length}
        now={now}
      />
      {open.length > SHOWN ? (
        <p className={styles.rest}>
          <Link to={TO_SEND} state={here}>
            {t.outbox.showAll(open.length)}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function matching(operations: readonly Operation[], search: string): readonly Operation[] {
  if (search === '') return operations;
  const matchOf = searchIn(search);
  return operations.filter(({ id, values, entry }) => {
    const shown = values ?? entry;
    return shown && matchOf({ ...shown, id });
  });
}

/** Sorted last, because the list is shown in reverse. */
function refusedLast(one: Operation, other: Operation): number {
  return Number(one.state === 'refused') - Number(other.state === 'refused');
}
