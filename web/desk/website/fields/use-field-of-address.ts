import { useEffect, useEffectEvent } from 'react';
import { decodeFragment } from './decode-fragment.ts';

/** The address may name a field, as in the links of the list of missing content. */
export function useFieldOfAddress(onOpen: (path: string) => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const path = decodeFragment(location.hash);
    if (path !== '') open(path);
  }, []);
}
