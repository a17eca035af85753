import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/store.ts';
import { classes } from '../../ui/classes.ts';
import { deviceType } from '../device/device-type.ts';
import { useHasNetwork } from '../outbox/use-has-network.ts';
import styles from './autosave-status.module.css';

/** Empty until it is known whether the device stores drafts. */
export function AutosaveStatus({ isSaved }: { isSaved: boolean | null }) {
  const t = useMessages();
  const [device] = useState(deviceType);
  const hasNetwork = useHasNetwork();
  return (
    <p role="status" className={classes(styles.line, isSaved === false && styles.not)}>
      {isSaved === true ? (
        <>
          <Check size={16} /> {t.drafts.kept(device)}
        </>
      ) : null}
      {isSaved === false ? (
        <>
          <TriangleAlert size={16} />{' '}
          {hasNetwork ? t.drafts.notKept(device) : t.drafts.keepOpen(device)}
        </>
      ) : null}
    </p>
  );
}
