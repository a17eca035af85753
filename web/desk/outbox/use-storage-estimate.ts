import { useEffect, useState } from 'react';

/** Bytes. */
export interface StorageEstimate {
  used: number;
  all: number;
}

/** Space for about a hundred entries; the volunteer is warned below it. */
const LOW_BYTES = 5_000_000;

/** @param stored whose change is estimated anew @returns null where the browser does not report it */
export function useStorageEstimate(stored: unknown): StorageEstimate | null {
  const [estimate, setEstimate] = useState<StorageEstimate | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the estimate depends on what is stored
  useEffect(() => {
    navigator.storage
      ?.estimate?.()
      .then(({ usage, quota }) => {
        if (usage !== undefined && quota) setEstimate({ used: usage, all: quota });
      })
      .catch(() => {});
  }, [stored]);
  return estimate;
}

export function isAlmostFull(estimate: StorageEstimate | null): boolean {
  return estimate !== null && estimate.all - estimate.used < LOW_BYTES;
}
