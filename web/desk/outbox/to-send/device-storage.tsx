import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../../messages/plural.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../api/save-file.ts';
import { deviceType } from '../../device/device-type.ts';
import { useOpensOffline } from '../../offline/use-opens-offline.ts';
import type { Operation } from '../operations/operation.ts';
import { useStorageEstimate } from '../use-storage-estimate.ts';
import { makeRescueFile } from './rescue-file.ts';
import styles from './to-send.module.css';

/** Includes its share of the indexes. */
const ENTRY_BYTES = 4096;
const MEGABYTE = 1_000_000;
/** Entries; more than anybody records. */
const AMPLE_ROOM = 100_000;

interface DeviceStorageProps {
  account: number;
  operations: readonly Operation[];
}

export function DeviceStorage({ account, operations }: DeviceStorageProps) {
  const t = useMessages();
  const [device] = useState(deviceType);
  const storage = useStorageEstimate();
  const opensOffline = useOpensOffline();
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const room = storage ? (storage.all - storage.used) / ENTRY_BYTES : 0;

  async function rescue() {
    const file = await makeRescueFile(account, operations).catch(() => null);
    setOutcome(file ? 'saved' : 'failed');
    if (file) saveFile(file);
  }

  return (
    <section className={styles.panel}>
      <h2>{t.outbox.keptHere(device)}</h2>
      {storage ? (
        <>
          <meter
            className={styles.meter}
            value={storage.used}
            max={storage.all}
            aria-label={t.outbox.keptHere(device)}
          />
          <p>
            {t.outbox.used(formatSpace(storage.used), formatSpace(storage.all))}{' '}
            {room < AMPLE_ROOM && t.outbox.room(roundDown(room))}
          </p>
        </>
      ) : null}
      <p role="status">
        {opensOffline === undefined ? null : t.outbox.opensOffline(opensOffline, device)}
      </p>
      {operations.length > 0 ? (
        <>
          <Button onClick={() => void rescue()}>
            <Download size={20} /> {t.outbox.rescue}
          </Button>
          <p>{t.outbox.rescueNote(device)}</p>
          <p role="status">{outcome === 'saved' ? t.outbox.rescueSaved : null}</p>
          {outcome === 'failed' ? <Banner kind="error" title={t.outbox.rescueFailed} /> : null}
        </>
      ) : null}
    </section>
  );
}

function formatSpace(bytes: number): string {
  const megabytes = Math.max(1, Math.round(bytes / MEGABYTE));
  if (megabytes < 1000) return `${megabytes} MB`;
  return `${formatNumber(Math.round(megabytes / 100) / 10)} GB`;
}

/** Two significant digits. */
function roundDown(count: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return formatNumber(Math.floor(count / step) * step);
}
