import { useRef } from 'react';

/**
 * For requests that a double press must not send twice.
 * @returns a function that runs the work unless earlier work still runs, and tells whether it did
 */
export function useSingleRun(): (work: () => Promise<unknown>) => Promise<boolean> {
  const isRunning = useRef(false);
  return async (work) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await work();
      return true;
    } finally {
      isRunning.current = false;
    }
  };
}
