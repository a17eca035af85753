import { useEffect, useRef } from 'react';

/** @returns a function that tells whether the component is still on the screen when a late reply comes */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
