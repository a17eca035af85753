import { useRef } from 'react';

/** @returns a function that runs the work, unless earlier work still runs: a double press acts once */
export function useSingleRun(): (work: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return async (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  };
}
