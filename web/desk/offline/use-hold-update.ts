import { useEffect } from 'react';
import { holdUpdate } from './update-holds.ts';

/** Prevents an update while the component is mounted. */
export function useHoldUpdate(): void {
  useEffect(() => holdUpdate(), []);
}
