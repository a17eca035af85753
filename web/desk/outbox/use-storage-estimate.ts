import { useEffect, useState } from 'react';
import { watchOutbox } from './outbox-state.ts';

/** Bytes. */
export interface StorageEstimate {
  used: number;
  all: number;
}

/** Space for about a hundred entries; the volunteer is warned below it. */
const LOW_BYTES = 5_000_000;

/** Made anew when the outbox changes. @returns null where the browser does not report it */
export function useStorageEstimate(): StorageEstimate | null {
  const [estimate, setEstimate] = useState<StorageEstimate | null>(null);
  useEffect(() => {
    const refresh = () => {
      navigator.storage
        ?.estimate?.()
        .then(({ usage, quota }) => {
          if (usage !== undefined && quota) setEstimate({ used: usage, all: quota });
        })
        .catch(() => {});
    };
    refresh();
    return watchOutbox(refresh);
  }, []);
  return estimate;
}

export function isAlmostFull(estimate: StorageEstimate | null): boolean {
  return estimate !== null && estimate.all - estimate.used < LOW_BYTES;
}
