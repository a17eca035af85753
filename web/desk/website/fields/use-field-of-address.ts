import { useEffect, useEffectEvent } from 'react';

/** The address may name a field, as links from the search and from mails do. */
export function useFieldOfAddress(onOpen: (path: string) => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const path = decodeURIComponent(location.hash.slice(1));
    if (path !== '') open(path);
  }, []);
}
