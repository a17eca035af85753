import { useEffect, useEffectEvent } from 'react';

/** The address may name a field, as in links from the search and from mails. */
export function useFieldOfAddress(onOpen: (path: string) => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const path = decodeURIComponent(location.hash.slice(1));
    if (path !== '') open(path);
  }, []);
}
