import { useEffect } from 'react';
import { blockUpdate } from './update-blockers.ts';

/** Prevents an update while the component is mounted. */
export function useBlockUpdate(): void {
  useEffect(() => blockUpdate(), []);
}
