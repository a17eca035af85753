import { RefreshCw } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import {
  applyUpdate,
  applyUpdateWhenQuiet,
  isUpdateReady,
  startServiceWorker,
  subscribeToUpdate,
} from './service-worker.ts';
import { isUpdateBlocked, subscribeToBlockers } from './update-blockers.ts';
import styles from './update-notice.module.css';

/** Once for each screen, and not when the version gets ready. */
function ApplyUpdate() {
  useEffect(() => void applyUpdateWhenQuiet(), []);
  return null;
}

/** Announces a new version, unless something blocks it, and applies it when another screen opens. */
export function UpdateNotice() {
  const t = useMessages();
  const isReady = useSyncExternalStore(subscribeToUpdate, isUpdateReady);
  const isBlocked = useSyncExternalStore(subscribeToBlockers, isUpdateBlocked);
  const path = useLocation().pathname;
  useEffect(() => void startServiceWorker(), []);
  return (
    <div role="status">
      <ApplyUpdate key={path} />
      {isReady && !isBlocked ? (
        <p className={styles.line}>
          {t.layout.update.ready}
          <Button tone="plain" onClick={applyUpdate}>
            <RefreshCw size={20} /> {t.layout.update.apply}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
