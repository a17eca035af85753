import { useState } from 'react';
import { useMessages } from '../../messages/store.ts';
import { deviceType } from '../device/device-type.ts';
import styles from './recent-note.module.css';

interface RecentNoteProps {
  isNarrowed: boolean;
  found: number;
  /** On the device. */
  entries: number;
  ofHousehold: boolean;
}

/** Without a network only the entries of the last days are there. */
export function RecentNote({ isNarrowed, found, entries, ofHousehold }: RecentNoteProps) {
  const t = useMessages();
  const [device] = useState(deviceType);
  return (
    <p className={styles.note}>
      {isNarrowed
        ? t.outbox.recentFound(device, found, entries)
        : t.outbox.recentOnly(device, found)}
      {ofHousehold ? <> {t.outbox.householdAtOffice}</> : null}
    </p>
  );
}
