import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './autosave-status.module.css';
import { deviceName } from './device-name.ts';

/** Empty until it is known whether the device stores drafts. */
export function AutosaveStatus({ isSaved }: { isSaved: boolean | null }) {
  const [device] = useState(deviceName);
  return (
    <p role="status" className={classes(styles.line, isSaved === false && styles.not)}>
      {isSaved === true ? (
        <>
          <Check size={16} /> Kept on this {device} as you type
        </>
      ) : null}
      {isSaved === false ? (
        <>
          <TriangleAlert size={16} /> Not kept on this {device}: submit before you leave
        </>
      ) : null}
    </p>
  );
}
