import { useSyncExternalStore } from 'react';
import { FROM_DESKTOP } from '../layout/media-queries.ts';

/** The page fits beside its fields. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(FROM_DESKTOP).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(FROM_DESKTOP);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
