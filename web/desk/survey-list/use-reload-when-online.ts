import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useHasNetwork } from '../outbox/use-has-network.ts';

/** Reads the list anew when the network returns. @param isFromDevice whether the server did not answer */
export function useReloadWhenOnline(isFromDevice: boolean): void {
  const { revalidate } = useRevalidator();
  const hasNetwork = useHasNetwork();
  const hadNetwork = useRef(hasNetwork);
  useEffect(() => {
    const returned = hasNetwork && !hadNetwork.current;
    hadNetwork.current = hasNetwork;
    if (isFromDevice && returned) void revalidate();
  }, [hasNetwork, isFromDevice, revalidate]);
}
